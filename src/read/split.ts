import matter from 'gray-matter';
import { readYaml, type YamlReading } from './yaml.ts';

/** An MDX file in two parts, with the lines of each in the whole file. */
export interface Split {
  yaml: YamlReading;
  /** The frontmatter's text, between the fences. */
  matter: string;
  /** 1-based line of the opening fence. */
  fenceLine: number;
  /** What stands under the closing fence. */
  body: string;
  /** 1-based line on which the body begins. */
  bodyLine: number;
}

const refuse = () => {
  throw new Error('Only YAML frontmatter is read.');
};

/**
 * Splits a file into frontmatter and body. gray-matter would run a block that begins `---js`:
 * its code engines refuse here, and YAML goes through `readYaml` like everywhere else.
 * Options are always passed, because without them it answers a second call from a cache.
 */
export function split(text: string): Split {
  const lead = /^(?:[ \t\u00a0]*\n)*/.exec(text)?.[0] ?? '';
  const source = text.slice(lead.length);
  let yaml: YamlReading = readYaml('');
  const file = matter(source, {
    language: 'yaml',
    engines: {
      yaml: (block: string) => {
        // gray-matter keeps the line break after the fence: dropped, so that line 1 is the first key.
        yaml = readYaml(block.replace(/^\r?\n/, ''));
        return {};
      },
      javascript: refuse,
      js: refuse,
      json: refuse,
      coffee: refuse,
      toml: refuse,
    },
  });
  const fenceLine = countLines(lead) + 1;
  const head = source.slice(0, source.length - file.content.length);
  return {
    yaml,
    matter: file.matter.replace(/^\r?\n/, ''),
    fenceLine,
    body: file.content,
    bodyLine: fenceLine + countLines(head),
  };
}

const countLines = (text: string) => text.split('\n').length - 1;
