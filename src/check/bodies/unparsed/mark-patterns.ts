import type { Document } from '../../../model/document.ts';
import { memoizeByKey } from '../../../values/memoize.ts';
import { shorten } from '../../../values/text.ts';
import { MARK, type MarkupPattern } from './markup-pattern.ts';

/** Before stars or underscores that may open: no word, because a star behind a word refers to a note (`Prix*`) or multiplies (`2*3`). */
const FREE = String.raw`(?<![\p{L}\p{N}*_\\.)%€])`;

const bold = {
  ...MARK,
  message: () => 'Ces étoiles ne mettent rien en gras : elles seraient montrées.',
  hint: 'Pour du gras, écrivez deux étoiles avant et deux après, collées aux mots en gras, et laissez l’espace au-dehors. Exemple : **Attention :** lisez',
};

/** A mark of another tool. */
const foreign = (examples: readonly string[], find: RegExp): MarkupPattern => ({
  ...MARK,
  examples,
  find,
  hint:
    'Ces signes viennent d’un autre outil : effacez-les et gardez les mots. Pour une note, ' +
    'écrivez « > [!NOTE] » seul sur sa ligne, puis son texte sur des lignes qui commencent par « > ».',
});

/** A position's line, up to it, with the line above. */
const lineAbove = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf('\n', text.lastIndexOf('\n', offset - 1) - 1) + 1, offset);

/** Words between two stars: `un *mot*`. */
const SLANTED = /(?<![\p{L}\p{N})%€*])\*[^*\s][^*\n]*\*/gu;
/** A star behind a word or a sum refers to a note: `Prix*`. */
const noteCalls = memoizeByKey<Document, readonly string[]>();
const NOTE_CALL = /[\p{L}\p{N})%€]\*(?![*\p{L}\p{N}])/u;

/** Marks of headings, bold, boxes and notes, and those of other tools. */
export const MARK_PATTERNS: readonly MarkupPattern[] = [
  {
    rule: 'mise-en-forme',
    examples: ['##Nos actions'],
    find: /(?<=^|\ue000)#{2,6}(?=[\p{L}«*])/dgmu,
    message: (signs) =>
      `Un espace manque après « ${signs} » : ce titre serait montré comme du texte, avec ses dièses.`,
    hint: 'Pour un titre, écrivez au moins deux dièses, un espace, puis le titre. Exemple : ## Nos actions',
    write: (signs) => `${signs} `,
  },
  {
    ...bold,
    examples: ['**Attention :**lisez', '*Attention :*lisez'],
    find: new RegExp(
      String.raw`${FREE}(\*\*|\*|__|_)(?=[^\s*_])[^*_\n]*[^\s*_]\1(?=[\p{L}\p{N}])`,
      'dgmu',
    ),
    message: () => 'Ces signes ne mettent rien en forme : ils seraient montrés.',
    write: (source) => `${source} `,
  },
  {
    ...bold,
    examples: ['** mot **', '**mot **'],
    find: new RegExp(
      String.raw`${FREE}\*\*(?=\s|[^*\n]*\s\*\*)\s*([^*\n]*[^*\s])\s*\*\*(?!\*)(?=([\p{L}\p{N}]?))`,
      'dgmu',
    ),
    write: (_, words = '', next = '') => `**${words}**${next ? ' ' : ''}`,
  },
  {
    ...bold,
    examples: ['*mot *'],
    message: () => 'Ces étoiles ne mettent rien en italique : elles seraient montrées.',
    hint: 'Collez les étoiles aux mots, et laissez l’espace au-dehors. Exemple : un mot *en italique* ici',
    find: new RegExp(
      String.raw`${FREE}\*(?=[\p{L}«“"])([^*\n]*[^*\s])\s+\*(?![*\p{L}\p{N}])`,
      'dgmu',
    ),
    write: (_, words = '') => `*${words}*`,
  },
  {
    ...bold,
    examples: ['Venez *nombreux'],
    message: () => 'Cette étoile ne met rien en italique : elle serait montrée.',
    hint: 'Pour de l’italique, écrivez une étoile avant et une après, collées aux mots ; sinon effacez-la. Exemple : Venez *nombreux* !',
    // The only star of the line; that of a note (`*hors transport`) has its call elsewhere, behind a word.
    find: /(?<=[ \t(])\*(?=[\p{L}«“"])(?!.*\*)(?<!\*.*\*)/dgmu,
    isMeant: ({ document }) =>
      noteCalls(document, () => document.text.replace(SLANTED, '').match(NOTE_CALL) ?? [])
        .length === 0,
  },
  {
    ...bold,
    examples: ['**Un mot sans fin'],
    // The only two stars of the line.
    find: /(?<![\p{L}\p{N}*\\.)%€])\*\*(?=[\p{L}«“"])(?!.*\*\*)(?<!\*\*.*\*\*)/dgmu,
  },
  {
    ...MARK,
    examples: ['- [] à faire', '- [v] fait', '- [ ]collé'],
    find: /(?<=\ue001)\[(?:\s{2,}|([vVxX✓✔]?))\](?=\s|\p{L})[ \t]*|(?<=\ue001)\[ \](?=\p{L})/dgmu,
    hint: 'Pour une case à cocher, écrivez « [ ] » ou « [x] » au début du point, avec un espace derrière.',
    write: (_, mark) => `[${mark ? 'x' : ' '}] `,
  },
  foreign(
    [':smile:', ':+1:'],
    /(?<![\p{L}\p{N}:]):(?:[a-z][a-z0-9_+-]{0,30}|[+-]1):(?![\p{L}\p{N}:])/dgmu,
  ),
  {
    ...MARK,
    examples: ['« La forêt"', '"La forêt »'],
    find: /«[^«»"“”\n]{1,300}(?<=[^\s\d])["”](?![^«\n]*»)|(?<=(«[^»\n]{0,300})?)(?<![\p{L}\d»]|\d )["“](?=\S)[^«»"“”\n]{1,300}»/dgu,
    message: (source) =>
      `« ${shorten(source.slice(1, -1), 40)} » commence et finit par des guillemets différents.`,
    hint: 'Écrivez les guillemets français.',
    // Within guillemets that are open, only the editor knows which of the marks is wrong.
    write: (source, open) => (open ? undefined : `«\u00a0${source.slice(1, -1).trim()}\u00a0»`),
  },
  foreign(['==mot=='], /(?<![=\p{L}\p{N}])==(?=[^\s=])[^=\n]{0,200}[^\s=]==(?!=)/dgmu),
  {
    ...MARK,
    examples: ['~8h~ 9h'],
    // « De ~30 à 40~ personnes » means « about ».
    find: /(?<![~\p{L}\p{N}\\])~(?=[^\s~])(?!\d[^~\n]*\s(?:à|ou|et)\s[^~\n]*\d~)([^~\n]{0,100}[^\s~])~(?![~\p{L}\p{N}])/dgmu,
    message: (source) => `« ${source} » ne serait pas barré : les visiteurs liraient les tildes.`,
    hint: 'Pour barrer des mots, mettez deux tildes avant et deux après : ~~8h~~.',
    write: (source) => `~${source}~`,
  },
  {
    ...MARK,
    examples: ['> 500 personnes', '+ de 30 écoles'],
    find: /(?<=^|[\ue000\ue001])(?:>[ \t]*(?=(\d+(?:[ \u00a0\u202f]\d{3})*))|\+[ \t]*(?=de\b|d['’]))/dgmu,
    message: (sign) => `« ${sign.trim()} » au début d’une ligne serait montré tel quel.`,
    hint: 'Écrivez « Plus de… » en toutes lettres. Si « > » annonce une citation, mettez-la plutôt entre guillemets.',
    // « > 2026 sera l’année du fleuve » may quote.
    write: (sign, figures = '') =>
      sign.startsWith('+')
        ? 'Plus '
        : /^(?:19|20)\d\d$|^\d\d?$/.test(figures)
          ? undefined
          : 'Plus de ',
    isMeant: ({ offset, document: { text } }) =>
      !/^[ \t]*>.*\n[ \t>]*$/.test(lineAbove(text, offset)),
  },
  foreign(
    ['[caption id="a"]Une photo[/caption]', '[gallery ids="1,2"]', '[contact-form-7 id="2"]'],
    /\[(?:\/?(?:caption|playlist|contact-form-7|vc_\w+|et_pb_\w+|su_\w+|shortcode)|\/(?:gallery|video|audio|button)|(?:gallery|video|audio|button)(?=[^\]\n]*=|[^\n]{0,200}\[\/))(?:\s[^\]\n]*)?\]/dgimu,
  ),
  {
    ...MARK,
    examples: ['[embed]https://exemple.ga[/embed]'],
    find: /\[embed\][^\][\n]*\[\/embed\]|\[\/?embed\]/dgi,
    hint: 'Effacez ces mots entre crochets : l’adresse suffit.',
    write: (source) => source.replace(/\[\/?embed\]/gi, ''),
  },
  foreign(
    ['{{< figure >}}', '{% include a %}', '{{ page.title }}'],
    /\{\{<[^\n]*?>\}\}|(?<=^|\ue000)(?:\{\{[^\n]*\}\}|\{%[^\n]*%\})[ \t]*$/dgmu,
  ),
  foreign(['## Nos actions {#actions}'], /\s?\{[#.][\w-]+[^}\n]*\}\s*$/dgm),
  foreign(
    ['::: note', '[[TOC]]', '> [!INFO]'],
    /(?<=^|\ue000)(?::{3,}\s*[a-z].*|\[\[?_?toc_?\]?\]$|\[!(?!(?:note|tip|important|warning|caution)\]\s*$)\w+\].*)/dgim,
  ),
  {
    ...MARK,
    examples: ['{/* à vérifier */}', '%% à vérifier %%'],
    find: /\{\/\*.*?\*\/\}|%%[^%\n]+%%/dgmu,
    message: () => 'Cette note d’un autre outil serait montrée telle quelle.',
    hint: 'Une note que les visiteurs ne voient pas s’écrit ainsi : <!-- à vérifier -->',
    write: (note) => `<!-- ${note.replace(/^(?:\{\/\*|%%)\s*|\s*(?:\*\/\}|%%)$/g, '')} -->`,
  },
  {
    ...MARK,
    examples: ['88 %【4†source】', ':contentReference[oaicite:0]{index=0}', 'citeturn0search2'],
    find: / ?(?:【[^】\n]{0,80}】|:?contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?|\[oai_citation:[^\]\n]*\]|cite(?:turn\d+\w+\d+)+)/dgu,
    message: (mark) => `« ${mark.trim()} » est la marque d’un assistant : elle ne mène nulle part.`,
    hint: 'Effacez-la, et vérifiez la phrase : si elle vient d’une source, mettez-y un lien.',
    write: () => '',
  },
];
