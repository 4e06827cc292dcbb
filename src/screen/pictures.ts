/** Pictures that were placed in a text and are not saved yet, by their path: with the draft of the text they outlive a reload. */
const placed = () => caches.open('ecran-photos');

const FOLDER = 'content/images/';
const SIZE = 2048;

/** Makes a photo smaller, which takes its place, day and device away; gives the address by which a text shows it. */
export async function storePicture(file: File, nameOf: (name: string) => string): Promise<string> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, SIZE / Math.max(image.width, image.height));
  const [width, height] = [image.width * scale, image.height * scale].map(Math.round);
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
  // A browser that cannot write WebP gives a PNG, too large for a photo.
  const isWebp = webp.type === 'image/webp';
  const blob = isWebp ? webp : await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  const [stem = 'photo'] = nameOf(file.name).split('.');
  const plain = stem.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const id = crypto.randomUUID().slice(0, 4);
  const name = `${plain.replace(/[^a-z0-9]+/g, '-')}-${id}.${isWebp ? 'webp' : 'jpg'}`;
  await (await placed()).put(`/${FOLDER}${name}`, new Response(blob));
  return `/images/${name}`;
}

/** The pictures that a text shows and that no save has taken along yet. */
export async function picturesIn(text: string): Promise<{ path: string; data: Blob }[]> {
  const cache = await placed();
  const found = (await cache.keys()).flatMap((request) => {
    const path = new URL(request.url).pathname.slice(1);
    return text.includes(path.replace(FOLDER, '/images/')) ? { path, request } : [];
  });
  return Promise.all(
    found.map(async ({ path, request }) => {
      const blob = (await (await cache.match(request))?.blob()) ?? new Blob();
      const name = path.slice(FOLDER.length);
      return { path, data: new File([blob], name, { type: blob.type }) };
    }),
  );
}

/** Forgets pictures that a save has taken along. */
export async function removeSaved(pictures: readonly { path: string }[]): Promise<void> {
  const cache = await placed();
  for (const { path } of pictures) await cache.delete(`/${path}`);
}
