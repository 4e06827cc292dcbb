import { parseArgs } from 'node:util';

export const FORMATS = ['text', 'json', 'github'] as const;

/** What `npm run check` was asked for. */
export interface CheckRequest {
  format: (typeof FORMATS)[number];
  folder: string;
}

const USAGE = 'Écrivez : npm run check -- [--format text|json|github] [--content DOSSIER]';

/** The arguments of the command, or one French sentence that says what is wrong with them. */
export function checkArguments(args: readonly string[]): CheckRequest | string {
  const { tokens } = parseArgs({
    args: [...args],
    options: { format: { type: 'string' }, content: { type: 'string' } },
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const request: CheckRequest = { format: 'text', folder: 'content' };
  for (const token of tokens) {
    if (token.kind === 'positional') return `L’argument « ${token.value} » est de trop. ${USAGE}`;
    if (token.kind === 'option-terminator') continue;
    const { name, value } = token;
    if (name === 'format') {
      if (!value) return `L’option --format attend text, json ou github. ${USAGE}`;
      const format = FORMATS.find((known) => known === value);
      if (!format) return `Le format « ${value} » n’existe pas : choisissez text, json ou github.`;
      request.format = format;
    } else if (name === 'content') {
      if (!value) return `L’option --content attend le nom d’un dossier. ${USAGE}`;
      request.folder = value;
    } else return `L’option « ${token.rawName} » n’existe pas. ${USAGE}`;
  }
  return request;
}
