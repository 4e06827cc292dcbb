import { useEffect, useRef, useState } from 'react';
import { filled } from '../../site/languages.ts';
import type { Words } from '../../site/schema/interface.ts';
import { stacks } from '../../theme/classes.css.ts';
import { withBase } from '../../ui/base.ts';
import { field, input } from '../../ui/field/field.css.ts';

/** A published line, as the page shows it. */
interface ShownLine {
  /** Fingerprint (SHA-256, hexadecimal) of its proof. */
  sha256: string;
  /** Title of the initiative, and route to its money. */
  title: string;
  href: string;
  text: string;
}

interface VerifyProofProps {
  words: Words['proofs'];
  lines: readonly ShownLine[];
}

interface Result {
  status: string;
  sha256?: string;
  found?: readonly ShownLine[];
}

/** Says which published lines a file of the visitor proves. The file is read in the browser; nothing is sent. */
export function VerifyProof({ words, lines }: VerifyProofProps) {
  const [result, setResult] = useState<Result>();
  const box = useRef<HTMLInputElement>(null);
  const verify = async () => {
    const file = box.current?.files?.[0];
    setResult(file && { status: words.reading });
    if (!file) return;
    const next = await resultOf(file, { words, lines });
    // Of two files that are chosen one after the other, the first may take longer.
    if (box.current?.files?.[0] === file) setResult(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a file that was chosen before hydration
  useEffect(() => void verify(), []);
  return (
    <div className={stacks[2]}>
      <label className={field}>
        <span>{words.file}</span>
        <input ref={box} type="file" className={input} onChange={verify} />
      </label>
      <div role="status" className={stacks[1]}>
        {result && <p>{result.status}</p>}
        {result?.found?.length ? (
          <ul>
            {result.found.map(({ href, title, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
              <li key={at}>
                <a href={withBase(href)}>{title}</a>
                <span>{` – ${text}`}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {result?.sha256 && <code>{result.sha256}</code>}
      </div>
    </div>
  );
}

/** What the page says of a file. */
export async function resultOf(file: File, { words, lines }: VerifyProofProps): Promise<Result> {
  try {
    const sha256 = await digestOf(file);
    const found = lines.filter((line) => line.sha256 === sha256);
    const { length: count } = found;
    const sentence = count === 0 ? words.noLine : count === 1 ? words.one : words.many;
    return { status: filled(sentence, { file: file.name, count }), sha256, found };
  } catch {
    // Without https browsers have no `crypto.subtle`; else the file was moved, or is larger than the memory.
    return { status: crypto.subtle ? words.unread : words.insecure };
  }
}

/** SHA-256 of a file, in hexadecimal digits. Rejects when the file cannot be read. */
async function digestOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
