import { fileURLToPath } from 'node:url';
import { getDefaultSettings, getDictionary, readSettings } from 'cspell-lib';
import { linesWithoutCode } from '../model/body.ts';
import { type TextDocument, textsOf } from '../model/document.ts';
import { LANGS } from '../site/languages.ts';
import { fieldAt, fieldsOf, isProse } from '../site/schema/schema-fields.ts';
import { type Fault, type Issue, issueAt, type Range, sortIssues } from '../values/issue.ts';
import { valueAt } from '../values/paths.ts';
import { pointAt } from '../values/positions.ts';
import { quoteValue } from '../values/text.ts';
import type { CheckResult } from './apply-rules.ts';

type Dictionary = Awaited<ReturnType<typeof getDictionary>>;

/**
 * Adds to the result of a check what dictionaries say: words of bodies and of shown frontmatter texts that neither the
 * language of the text nor `content/mots.txt` knows, where a known word is near, and words written twice (docs/contract.md#check).
 */
export async function withSpelling(result: CheckResult): Promise<CheckResult> {
  const { documents, ownWords } = result.content;
  const issues = [...result.issues];
  // Without its fences the keys of a file stand among its words.
  const unfenced = new Set(issues.flatMap(({ rule, file }) => (/^en-tete/.test(rule) ? file : [])));
  for (const lang of LANGS) {
    const texts = textsOf(documents).filter(
      ({ data, file }) =>
        !unfenced.has(file) && (valueAt(data, ['lang']) === 'en') === (lang === 'en'),
    );
    if (texts.length === 0) continue;
    const dictionary = await dictionaries[lang]([...ownWords]);
    for (const text of texts) issues.push(...misspelt(text, dictionary));
  }
  return { ...result, issues: sortIssues(issues) };
}

/** The dictionary of each language, with further words. Each one takes some two seconds of processor to load. */
const dictionaries = {
  fr: async (words: string[]) => {
    const file = fileURLToPath(import.meta.resolve('@cspell/dict-fr-fr/cspell-ext.json'));
    const settings = await readSettings(file);
    return getDictionary({ ...settings, language: 'fr', dictionaries: ['fr-fr'], words });
  },
  en: async (words: string[]) => {
    const settings = await getDefaultSettings();
    return getDictionary({ ...settings, language: 'en', dictionaries: ['en_us', 'en-gb'], words });
  },
};

/** What is no word of a text: notes, tags, properties of one word, targets of links, addresses, entities, names in braces. */
const NO_WORDS = [
  /<!--[\s\S]*?-->/g,
  /<\/?\w+|\b\w+="\S*"|\b\w+=/g,
  /\]\([^)\s]*|^ *\[[^\]\n]+\]:.*$/gm,
  /\bhttps?:\S*|\S+@\S+|\/\S*\w|\b\w+\.\w+/g,
  /&#?\w+;|\{[^}\n]*\}/g,
];

/** The text of a file with blanks in place of what is no shown word; offsets do not change. */
function shownText({ text, facts, schema, data, placeOf, bodyLine }: TextDocument): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  const lines = linesWithoutCode(text, facts);
  const head = text.split('\n', bodyLine - 1).join('\n');
  const ranges = fieldsOf(schema, data).flatMap(({ path }) =>
    isProse(fieldAt(schema, path)) ? (placeOf(path, 'value').range ?? []) : [],
  );
  let [shown, read] = ['', 0];
  for (const { from, to } of ranges.sort((a, b) => a.from - b.from)) {
    if (from < read) continue;
    shown += blank(head.slice(read, from)) + head.slice(from, to);
    read = to;
  }
  shown += blank(head.slice(read));
  const whole = [shown, ...lines.slice(bodyLine - 1)].join('\n');
  return NO_WORDS.reduce((left, pattern) => left.replace(pattern, blank), whole).replaceAll(
    'ʼ',
    '’',
  );
}

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’]/i;
/** Signs that make a word part of another: of « 2e », « éco-garde » and « lecteur·rice » the parts are no words. */
const PART = /^[\d_·]|[\d_·-]$/;
/** What stands before the first word of a sentence. */
const SENTENCE_START = /(?:^|[.!?…:|\n])[\s*_#>"-]*$/;
/** Words that a sentence may have twice. */
const TWICE = new Set('nous vous elle elles lui oui non très là faire that had'.split(' '));

/** Reports the misspelt and doubled words of a text, each word where it stands first. */
function misspelt(document: TextDocument, dictionary: Dictionary): Issue[] {
  const text = shownText(document);
  const seen = new Set<string>();
  const issues: Issue[] = [];
  const report = (range: Range, fault: Fault) =>
    issues.push(issueAt(document.file, { ...pointAt(document.text, range.from), range }, fault));
  let before = { word: '', end: 0 };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const end = index + word.length;
    const isTwice =
      word === before.word && /^[ \u00a0]+$/.test(document.text.slice(before.end, index));
    if (isTwice && !TWICE.has(word)) report({ from: before.end, to: end }, doubled(word));
    before = { word: word.toLowerCase(), end };
    const start = word.replace(ELISION, '');
    const isFirst = SENTENCE_START.test(text.slice(Math.max(0, index - 40), index));
    const isPart = PART.test(`${text[index - 1] ?? ' '}${text[end] ?? ' '}`);
    if (seen.has(start) || isPart || isName(start, isFirst && start === word)) continue;
    seen.add(start);
    const forms = [word, start, start.toLowerCase()];
    if (forms.some((form) => dictionary.has(form, { ignoreCase: false }))) continue;
    const fault = unknownWord(start, dictionary);
    if (fault) report({ from: end - start.length, to: end }, fault);
  }
  return issues;
}

/** True for letters that a dictionary cannot judge: a single one, capitals, and a capital inside a sentence. */
const isName = (word: string, isFirst: boolean) =>
  word.length < 2 || /\p{Lu}/u.test(isFirst ? word.slice(1) : word);

/** Greatest cost of a word that is one letter, one exchange or some accents away; a name is further from all words. */
const MAX_COST = 101;
const MAX_WORDS = 3;

/** The fault of a word that the dictionary does not know; undefined when no known word is near. */
function unknownWord(word: string, dictionary: Dictionary): Fault | undefined {
  const isCapital = /^\p{Lu}/u.test(word);
  const near = dictionary
    .suggest(word.toLowerCase(), { numSuggestions: 8, ignoreCase: false })
    .filter((one) => one.cost <= MAX_COST && /^[\p{Ll}-]+$/u.test(one.word))
    .map(({ word: [first = '', ...rest], cost }) => ({
      cost,
      word: (isCapital ? first.toUpperCase() : first) + rest.join(''),
    }));
  const [first, second] = near;
  if (!first) return undefined;
  const listed = near.slice(0, MAX_WORDS).map((one) => quoteValue(one.word));
  return {
    rule: 'orthographe',
    severity: 'warning',
    message: `Le dictionnaire ne connaît pas ${quoteValue(word)}.`,
    hint: `Vouliez-vous écrire ${listed.join(' ou ')} ? Si ce mot est juste, ajoutez-le à content/mots.txt.`,
    ...(first.cost !== second?.cost && { right: first.word }),
  };
}

const doubled = (word: string): Fault => ({
  rule: 'orthographe',
  severity: 'warning',
  message: `Le mot ${quoteValue(word)} est écrit deux fois de suite.`,
  hint: 'Effacez l’un des deux.',
  right: '',
});
