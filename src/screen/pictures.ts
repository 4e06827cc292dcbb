/** Pictures that were placed in a text and are not saved yet, by their path in the repository. */
const placed = new Map<string, Blob>();

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
  placed.set(FOLDER + name, new File([blob], name, { type: blob.type }));
  return `/images/${name}`;
}

/** The pictures that a text shows and that no save has taken along yet. */
export const picturesIn = (text: string): { path: string; data: Blob }[] =>
  [...placed].flatMap(([path, data]) =>
    text.includes(path.replace(FOLDER, '/images/')) ? { path, data } : [],
  );
