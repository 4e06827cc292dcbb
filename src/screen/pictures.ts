/** Browser cache for pictures in texts that are not saved yet. Like the drafts of Sveltia CMS, it outlives a reload. */
const openCache = () => caches.open('ecran-photos');

const FOLDER = 'content/images/';
const MAX_SIDE = 2048;

/** Stores a picture, at most 2048 px and without metadata; returns its address: `/images/plage-1f3a.webp`. Throws if it is no picture. */
export async function storePicture(file: File, rename: (name: string) => string): Promise<string> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const [width, height] = [image.width * scale, image.height * scale].map(Math.round);
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
  // Browsers that do not encode WebP return a PNG, which is too large for a photo.
  const isWebp = webp.type === 'image/webp';
  const blob = isWebp ? webp : await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  const [stem = 'photo'] = rename(file.name).split('.');
  const withoutAccents = stem.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const id = crypto.randomUUID().slice(0, 4);
  const name = `${withoutAccents.replace(/[^a-z0-9]+/g, '-')}-${id}.${isWebp ? 'webp' : 'jpg'}`;
  await (await openCache()).put(`/${FOLDER}${name}`, new Response(blob));
  return `/images/${name}`;
}

/** The stored pictures that a text shows, each with its path in the repository. */
export async function storedPictures(text: string): Promise<{ path: string; data: File }[]> {
  const cache = await openCache();
  const paths = (await cache.keys())
    .map(({ url }) => new URL(url).pathname.slice(1))
    .filter((path) => text.includes(path.replace(FOLDER, '/images/')));
  return Promise.all(
    paths.map(async (path) => {
      const blob = (await (await cache.match(`/${path}`))?.blob()) ?? new Blob();
      return { path, data: new File([blob], path.slice(FOLDER.length), { type: blob.type }) };
    }),
  );
}

/** Deletes stored pictures after a save has committed them. */
export async function deletePictures(pictures: readonly { path: string }[]): Promise<void> {
  const cache = await openCache();
  for (const { path } of pictures) await cache.delete(`/${path}`);
}
