import { useEffect, useMemo, useState } from 'react';
import { MAX_DOWNLOAD_BYTES, megabytes } from '../values/limits.ts';
import { slugOf } from '../values/text.ts';
import type { FileChange, StoredFile } from './backends/backend.ts';

/** Photos and PDFs of texts that are not saved yet; they outlive a reload, as the drafts do. */
const STORE = 'ecran-photos';

/** Those that the browser refuses to store, for as long as the page is open. */
const memory = new Map<string, Blob>();

/** Those that were saved since the page is open: the files that were read do not have them yet. */
const sent = new Map<string, Blob>();

/** Whether closing the page loses one. */
export const holdsAttachments = (): boolean => memory.size > 0;

/** Does something with the stored files; `otherwise` where the browser refuses. */
async function inStore<Result>(task: (store: Cache) => Promise<Result>, otherwise: Result) {
  try {
    return await task(await caches.open(STORE));
  } catch {
    return otherwise;
  }
}

async function put(address: string, file: Blob): Promise<void> {
  const isStored = await inStore(
    (store) => store.put(address, new Response(file)).then(() => true),
    false,
  );
  if (!isStored) memory.set(address, file);
}

const storedFile = async (address: string): Promise<Blob | undefined> =>
  memory.get(address) ?? inStore(async (store) => (await store.match(address))?.blob(), undefined);

/** Forgets all that are not saved. */
export async function forgetAttachments(): Promise<void> {
  memory.clear();
  await inStore(() => caches.delete(STORE), false);
}

/** Longest side of a photo, in pixels: more than any screen shows. */
const MAX_SIDE = 2048;

export const UNREADABLE_PHOTO =
  'Ce navigateur n’ouvre pas cette photo : depuis un téléphone, elle part en JPEG.';

/**
 * Stores a photo as a JPEG on a white ground, without its place, day, device or name, and returns its address:
 * `/images/photo-1f3a9c.jpg`. Throws when the browser cannot read the file.
 */
export async function storePhoto(file: File, name: string): Promise<string> {
  const address = `/images/${nameOf(name, 'photo')}.jpg`;
  await put(address, await converted(file));
  return address;
}

/** Stores a PDF and returns its address: `/documents/recu-1f3a9c.pdf`. Throws a French sentence about another file, or a heavy one. */
export async function storePdf(file: File): Promise<string> {
  const isPdf = (await file.slice(0, 5).text()) === '%PDF-';
  if (!isPdf) throw new Error('Ce fichier n’est pas un PDF.');
  if (file.size > MAX_DOWNLOAD_BYTES)
    throw new Error(`Ce PDF pèse ${megabytes(file.size)} Mo : la limite est de 10 Mo.`);
  const address = `/documents/${nameOf(file.name.replace(/\.pdf$/i, ''), 'document')}.pdf`;
  await put(address, file);
  return address;
}

/** A name for a file: words of a title, and letters by which it is no other's. */
const nameOf = (title: string, otherwise: string) =>
  `${slugOf(title).slice(0, 40).replace(/-+$/, '') || otherwise}-${crypto.randomUUID().slice(0, 6)}`;

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

/** Address of each stored photo and PDF, with a URL that shows it. */
export async function storedAttachments(): Promise<[address: string, url: string][]> {
  const requests = await inStore((store) => store.keys(), []);
  const addresses = requests.map(({ url }) => new URL(url).pathname);
  return Promise.all(
    [...new Set([...addresses, ...memory.keys(), ...sent.keys()])].map(
      async (address): Promise<[string, string]> => {
        const photo = (await storedFile(address)) ?? sent.get(address);
        return [address, photo ? URL.createObjectURL(photo) : ''];
      },
    ),
  );
}

/** Stored photos and PDFs that a text names, with their paths in the repository. */
export async function attachmentsOf(text: string): Promise<FileChange[]> {
  const addresses = new Set(text.match(/\/(?:images|documents)\/[\w.-]+\w/g));
  const photos = await Promise.all(
    [...addresses].map(async (address) => {
      const data = await storedFile(address);
      return data ? [{ path: `content${address}`, data }] : [];
    }),
  );
  return photos.flat();
}

/** Removes those that are saved. */
export async function removeAttachments(photos: readonly FileChange[]): Promise<void> {
  for (const { path, data } of photos) {
    const address = path.replace(/^content/, '');
    if (data instanceof Blob) sent.set(address, data);
    memory.delete(address);
    await inStore((store) => store.delete(address), false);
  }
}

/** Address of each picture of the site, and of each stored file, with a URL that shows it; and what reads the store again. */
export function useAttachments(files: readonly StoredFile[], site: string) {
  const [stored, setStored] = useState<readonly (readonly [string, string])[]>([]);
  const refresh = () => storedAttachments().then(setStored);
  useEffect(() => void storedAttachments().then(setStored), []);
  const all = useMemo(() => {
    const pictures = files
      .filter(({ path }) => path.startsWith('content/images/'))
      .map(({ path }) => path.replace('content', ''));
    return new Map([...pictures.map((path) => [path, site + path] as const), ...stored]);
  }, [files, site, stored]);
  return [all, refresh] as const;
}
