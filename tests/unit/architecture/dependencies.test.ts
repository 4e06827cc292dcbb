import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Package {
  license?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const packages: [string, Package][] = Object.entries<Package>(read('package-lock.json').packages)
  .filter(([path]) => path !== '')
  .map(([path, facts]) => [path.slice(path.lastIndexOf('node_modules/') + 13), facts]);

/** Licences that ask for no more than to be named. */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'WTFPL',
];

/** Those that bind who passes the library on: ours stay on the machine that builds. */
const FREE_TO_BUILD = [
  ...FREE,
  ...[
    'CC-BY-4.0',
    'CC-BY-SA-4.0',
    'CC BY-SA 4.0',
    'LGPL-3.0-or-later',
    'MPL-2.0',
    'Python-2.0',
    'Zlib',
  ],
];

/** Read in their own files: they name their licence in an older way. */
const READ_BY_HAND: Record<string, string> = { eval: 'MIT', format: 'MIT', 'require-like': 'MIT' };

function unwanted([name, { license, dev }]: [string, Package]): string[] {
  const all = (license ?? READ_BY_HAND[name] ?? 'none').replace(/[()]/g, '').split(/ (?:AND|OR) /);
  const allowed = dev ? FREE_TO_BUILD : FREE;
  return all.every((one) => allowed.includes(one)) ? [] : [`${name}: ${all.join(', ')}`];
}

describe('the libraries', () => {
  test('have licences that a public site may use', () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.flatMap(unwanted)).toEqual([]);
    expect(unwanted(['x', { license: 'AGPL-3.0' }])).toEqual(['x: AGPL-3.0']);
    expect(unwanted(['x', { license: 'MPL-2.0' }])).toEqual(['x: MPL-2.0']);
  });

  test('run nothing when they are installed, but for those that are named', () => {
    const { allowScripts } = read('package.json');
    const asking = packages.flatMap(([name, { hasInstallScript }]) =>
      hasInstallScript ? name : [],
    );
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(asking)].sort());
    // Older versions of npm know no list: for them all is off, and so nothing may be allowed above.
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    expect(Object.values<boolean>(allowScripts).filter(Boolean)).toEqual([]);
  });
});
