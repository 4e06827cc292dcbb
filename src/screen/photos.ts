import { slugOf } from '../values/text.ts';
import type { FileChange } from './backends/backend.ts';

/** Photos of texts that are not saved yet; they outlive a reload, as the drafts do. */
const openStore = () => caches.open('ecran-photos');

/** Longest side of a photo, in pixels: more than any screen shows. */
const MAX_SIDE = 2048;

export const UNREADABLE_PHOTO =
  'Ce navigateur n’ouvre pas cette photo : depuis un téléphone, elle part en JPEG.';

/**
 * Stores a photo as a JPEG on a white ground, without its place, day, device or name, and returns its address:
 * `/images/photo-1f3a9c.jpg`. Throws when the browser cannot read the file.
 */
export async function storePhoto(file: File, name: string): Promise<string> {
  const word = slugOf(name).slice(0, 40).replace(/-+$/, '') || 'photo';
  const address = `/images/${word}-${crypto.randomUUID().slice(0, 6)}.jpg`;
  await (await openStore()).put(address, new Response(await converted(file)));
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
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}

/** Address of each stored photo, with a URL that shows it. */
export async function storedPhotos(): Promise<[address: string, url: string][]> {
  const store = await openStore();
  const requests = await store.keys();
  return Promise.all(
    requests.map(async (request): Promise<[string, string]> => {
      const blob = await (await store.match(request))?.blob();
      return [new URL(request.url).pathname, blob ? URL.createObjectURL(blob) : ''];
    }),
  );
}

/** Stored photos that a text shows, with their paths in the repository. */
export async function photosOf(text: string): Promise<FileChange[]> {
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
export async function removePhotos(photos: readonly FileChange[]): Promise<void> {
  const store = await openStore();
  for (const { path } of photos) await store.delete(path.replace(/^content/, ''));
}
