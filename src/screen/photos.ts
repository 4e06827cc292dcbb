import { slugOf } from '../values/text.ts';

/** Photos of texts that are not saved yet; they outlive a reload, as the drafts do. */
const openStore = () => caches.open('ecran-photos');

/** Longest side of a photo, in pixels: more than any screen shows. */
const MAX_SIDE = 2048;

/**
 * Stores a photo on a white ground, without its place, day, device or name, and returns its address: `/images/photo-1f3a9c.webp`.
 * A drawing is stored as it is. Throws when the browser cannot read the file.
 */
export async function storePhoto(file: File, name: string): Promise<string> {
  const blob = file.type === 'image/svg+xml' ? file : await converted(file);
  const type = blob.type.replace('image/', '').replace('svg+xml', 'svg').replace('jpeg', 'jpg');
  const word = slugOf(name).slice(0, 40).replace(/-+$/, '') || 'photo';
  const address = `/images/${word}-${crypto.randomUUID().slice(0, 6)}.${type}`;
  await (await openStore()).put(address, new Response(blob));
  return address;
}

async function converted(file: File): Promise<Blob> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
  // A browser that does not write WebP gives a PNG, which is too large for a photo.
  const isWebp = webp.type === 'image/webp';
  return isWebp ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}

/** Stored photos that a text shows, with their paths in the repository. */
export async function photosOf(text: string): Promise<{ path: string; data: Blob }[]> {
  const store = await openStore();
  const addresses = new Set(text.match(/\/images\/[\w.-]+\w/g));
  const photos = await Promise.all(
    [...addresses].map(async (address) => {
      const stored = await store.match(address);
      return stored ? [{ path: `content${address}`, data: await stored.blob() }] : [];
    }),
  );
  return photos.flat();
}

/** Removes photos that are saved. */
export async function removePhotos(paths: readonly string[]): Promise<void> {
  const store = await openStore();
  for (const path of paths) await store.delete(path.replace(/^content/, ''));
}

/** Removes all photos, when the editor signs out without keeping the drafts. */
export const removeAllPhotos = () => caches.delete('ecran-photos');
