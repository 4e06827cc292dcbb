import { useEffect, useMemo, useState } from 'react';
import { visuallyHidden } from '../theme/classes.css.ts';
import { MAX_DOWNLOAD_BYTES, megabytes } from '../values/limits.ts';
import { slugOf } from '../values/text.ts';
import { type FileChange, faultSentence, type StoredFile } from './backends/backend.ts';
import { useEditor } from './editor-context.ts';
import * as styles from './screen.css.ts';

/** Photos and PDFs of texts that are not saved yet; they outlive a reload, and a tab that the camera closes. */
const STORE = 'ecran-photos';
const openStore = async () => caches.open(STORE);

/** Those that were saved since the page is open, which the files that were read do not show yet. */
const sent = new Map<string, Blob>();

async function put(address: string, file: Blob): Promise<string> {
  try {
    await (await openStore()).put(address, new Response(file));
  } catch {
    throw new Error('Ce navigateur ne garde rien : sa mémoire est pleine ou fermée.');
  }
  return address;
}

/** Forgets all that are not saved. */
export const forgetAttachments = async (): Promise<boolean> => caches.delete(STORE);

/** Longest side of a photo, in pixels: more than any screen shows. */
const MAX_SIDE = 2048;

/**
 * Stores a photo as a JPEG on a white ground, without its place, day, device or name, and returns its address:
 * `/images/photo-1f3a9c.jpg`. Throws a French sentence when the browser cannot read the file.
 */
export async function storePhoto(file: File, name: string): Promise<string> {
  const photo = await converted(file).catch(() => {
    throw new Error(
      'Ce navigateur n’ouvre pas cette photo : depuis un téléphone, elle part en JPEG.',
    );
  });
  return put(`/images/${nameOf(name, 'photo')}.jpg`, photo);
}

/** Stores a PDF and returns its address: `/documents/recu-1f3a9c.pdf`. Throws a French sentence about another file, or a heavy one. */
export async function storePdf(file: File): Promise<string> {
  const isPdf = (await file.slice(0, 5).text()) === '%PDF-';
  if (!isPdf) throw new Error('Ce fichier n’est pas un PDF.');
  if (file.size > MAX_DOWNLOAD_BYTES)
    throw new Error(`Ce PDF pèse ${megabytes(file.size)} Mo : la limite est de 10 Mo.`);
  return put(`/documents/${nameOf(file.name.replace(/\.pdf$/i, ''), 'document')}.pdf`, file);
}

/** A name for a file: words of a title, and letters by which it is no other's. */
const nameOf = (title: string, otherwise: string) =>
  `${slugOf(title).slice(0, 40).replace(/-+$/, '') || otherwise}-${crypto.randomUUID().slice(0, 6)}`;

async function converted(file: File): Promise<Blob> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const canvas = new OffscreenCanvas(image.width * scale, image.height * scale);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}

/** Photos and PDFs that are not saved yet, by address; none where the browser stores nothing. */
async function storedAttachments(): Promise<Map<string, Blob>> {
  const store = await openStore().catch(() => undefined);
  const found = (await store?.keys()) ?? [];
  const files = found.map(async (request) => {
    const response = await store?.match(request);
    return [new URL(request.url).pathname, (await response?.blob()) ?? new Blob()] as const;
  });
  return new Map(await Promise.all(files));
}

/** Address of each stored or saved one, with a URL that shows it. */
const attachmentUrls = async () =>
  [...(await storedAttachments()), ...sent].map(
    ([address, blob]) => [address, URL.createObjectURL(blob)] as const,
  );

/** Those that a text names, with their paths in the repository. */
export async function attachmentsOf(text: string): Promise<FileChange[]> {
  const named = new Set(text.match(/\/(?:images|documents)\/[\w.-]+\w/g));
  const stored = [...(await storedAttachments())].filter(([address]) => named.has(address));
  return stored.map(([address, data]) => ({ path: `content${address}`, data }));
}

/** Removes those that are saved. */
export async function removeAttachments(saved: readonly FileChange[]): Promise<void> {
  for (const { path, data } of saved) {
    const address = path.replace(/^content/, '');
    if (data instanceof Blob) sent.set(address, data);
    await (await openStore()).delete(address);
  }
}

/** Address of each picture of the site, and of each stored file, with a URL that shows it; and what reads the store again. */
export function useAttachments(files: readonly StoredFile[], site: string) {
  const [stored, setStored] = useState<readonly (readonly [string, string])[]>([]);
  const refresh = () => attachmentUrls().then(setStored);
  useEffect(() => void attachmentUrls().then(setStored), []);
  const all = useMemo(() => {
    const pictures = files
      .filter(({ path }) => path.startsWith('content/images/'))
      .map(({ path }) => path.replace('content', ''));
    return new Map([...pictures.map((path) => [path, site + path] as const), ...stored]);
  }, [files, site, stored]);
  return [all, refresh] as const;
}

/** Files that a button takes, and what stores the chosen one. */
const KINDS = {
  photo: { accept: 'image/*', store: storePhoto },
  pdf: { accept: 'application/pdf,.pdf', store: storePdf },
} as const;

interface ButtonProps {
  label: string;
  kind: keyof typeof KINDS;
  /** Gets the address of the stored file. */
  place(address: string): void;
}

/** A button for a file of this device; a photo is made smaller and loses its place, day and device. */
export function FileButton({ label, kind, place }: ButtonProps) {
  const { title, refreshAttachments } = useEditor();
  const { accept, store } = KINDS[kind];
  const take = async (file: File) => {
    try {
      const address = await store(file, title);
      await refreshAttachments();
      place(address);
    } catch (fault) {
      alert(faultSentence(fault));
    }
  };
  return (
    <label className={styles.button}>
      {label}
      <input
        className={visuallyHidden}
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
