import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontFile } from '../../../src/theme/fonts.ts';

const read = (file: string): Buffer =>
  readFileSync(new URL(`../../../public/${file}`, import.meta.url));

const files = Object.values(fontFile);

describe('the fonts', () => {
  it.each(files)('%s is named after what it holds', (file) => {
    const hash = createHash('sha256').update(read(file)).digest('hex').slice(0, 8);
    expect(file).toContain(`-${hash}.woff2`);
  });

  it('are those of the demonstration pages', () => {
    const style = read('demo/demo.css').toString();
    for (const file of files) expect(style).toContain(`url("../${file}")`);
  });
});
