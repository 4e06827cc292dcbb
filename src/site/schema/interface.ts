import * as z from 'zod';
import {
  ARTICLE_CATEGORIES,
  CONTRIBUTION_TYPES,
  INITIATIVE_STAGES,
  SERVICE_CATEGORIES,
  THEMES,
} from '../vocabulary.ts';
import { item } from './fields.ts';

/** A group of interface texts: a closed record, in which each text must be present. */
const group = <const K extends readonly string[]>(names: K) =>
  z.record(
    z.enum(names),
    item(
      'Ce que le site dit ici ; une ligne de ce fichier s’écrit "nom": "texte", avec une virgule à la fin si une autre la suit.',
    ),
  );

/**
 * `content/interface/fr.json` and `en.json`: interface texts, in groups. The code reads them by these names, so a file without
 * one of them is refused, as is a name that the code does not read.
 */
// biome-ignore format: the names of a group stand side by side; one a line would be four hundred lines
export const interfaceWords = z.strictObject({
  frame: group([
    'skip', 'home', 'navigation', 'openMenu', 'closeMenu', 'search', 'english', 'soon', 'back',
    'edit', 'close', 'newTab', 'tagline', 'copy', 'failed', 'failedText', 'detail',
  ]),
  notFound: group(['title', 'text']),
  offline: group(['title', 'text']),
  siteSearch: group([
    'key', 'title', 'description', 'label', 'loading', 'one', 'many', 'most', 'none', 'common',
    'failed', 'hint', 'plan', 'nearest',
  ]),
  activities: group(['next', 'toCome']),
  faq: group(['title']),
  cards: group(['explore', 'sample', 'inPreparation', 'soon']),
  articles: group(['read', 'readMore', 'all', 'back', 'none', 'older']),
  press: group(['label', 'back']),
  resources: group(['download', 'open', 'none']),
  projects: group([
    'none', 'noneFunded', 'open', 'all', 'back', 'see', 'help', 'location', 'theme', 'status',
    'funding', 'funded', 'missing', 'given', 'collected', 'budget', 'progress', 'done', 'helpThis',
    'share', 'follow', 'soon', 'dayLeft', 'daysLeft', 'stages', 'sample',
  ]),
  register: group([
    'history', 'money', 'receipts', 'expenses', 'day', 'from', 'item', 'amount', 'proof',
    'received', 'spent', 'left', 'seeProof', 'verify', 'promised', 'late', 'needs', 'news',
    'noNews', 'ended', 'changes', 'team', 'website', 'reference', 'write', 'stagesOf', 'changesOf',
    'updated', 'movements', 'leftOver', 'finished', 'outcome', 'allMovements',
  ]),
  budget: group(['none', 'label', 'caption', 'line', 'sum', 'total']),
  plan: group(['none', 'duration', 'result']),
  charter: group(['label', 'contents']),
  contacts: group([
    'email', 'phone', 'name', 'professional', 'network', 'seeProfile', 'followPage', 'messaging',
    'write', 'whatsapp',
  ]),
  texts: group(['table', 'checked', 'unchecked', 'noteBack', 'weight']),
  radio: group(['code', 'listen']),
  services: group(['quote', 'filter', 'all', 'one', 'many', 'chosen']),
  gallery: group(['enlarge', 'label', 'place', 'close', 'previous', 'next']),
  participate: group(['label', 'give']),
  donation: group([
    'number', 'recipient', 'copyNumber', 'hint', 'yourName', 'stayAnonymous', 'reference',
    'anonymous', 'copyReference',
  ]),
  donations: group(['label', 'received', 'samples', 'day', 'name', 'sum', 'total', 'totalSamples']),
  contributions: group([
    'remove', 'cancel', 'sure', 'forever', 'none', 'first', 'scripts', 'anonymous',
  ]),
  embed: group(['newTab', 'openThere', 'write', 'call', 'retry']),
  forms: group([
    'loading', 'failed', 'offline', 'demo', 'hosted', 'elsewhere', 'partner', 'volunteer', 'child',
    'knowledge', 'map', 'proposal',
  ]),
  map: group(['label', 'loading', 'failed', 'hosted']),
  search: group([
    'theme', 'allThemes', 'location', 'locationHint', 'open', 'status', 'allStatuses', 'search',
  ]),
  filters: group([
    'province', 'allProvinces', 'sort', 'usual', 'avancement', 'fin', 'recent', 'none', 'one',
    'many', 'empty', 'showAll', 'themes', 'title', 'description', 'placeHint', 'votes', 'open', 'see',
  ]),
  sharing: group(['title', 'copy', 'whatsapp', 'email', 'close']),
  following: group(['feed', 'what', 'newsletter']),
  feed: group(['live']),
  ownForms: group([
    'optional', 'choose', 'yes', 'yours', 'empty', 'hint', 'tooLong', 'whatsapp', 'email', 'copy',
    'erase', 'offline', 'contacts',
  ]),
  kept: group([
    'donations', 'contributions', 'answers', 'pages', 'shortcut', 'erased', 'closed',
    'replaced',
  ]),
  erase: group(['erase', 'erased', 'refused']),
  wrong: group(['text', 'long', 'email', 'tel', 'number', 'date', 'choice', 'check']),
  dashboard: group([
    'title', 'description', 'money', 'spent', 'left', 'late', 'statuses', 'table', 'audit',
    'project', 'sample', 'rule', 'reports', 'sentence', 'oneLate', 'manyLate', 'redo',
  ]),
  data: group([
    'title', 'description', 'files', 'reading', 'how', 'licence', 'projets.json', 'projets.csv',
    'recettes.csv', 'depenses.csv', 'schema.json', 'updated', 'votes.csv',
  ]),
  proofs: group([
    'title', 'text', 'originals', 'file', 'reading', 'one', 'many', 'noLine', 'unread', 'insecure',
    'none', 'commands', 'receipt', 'expense', 'count',
  ]),
  light: group(['label', 'full', 'title', 'seePicture']),
  receiver: group([
    'title', 'organisation', 'person', 'registration', 'operator', 'phone', 'absent',
    'ask', 'sampleCopied', 'now',
  ]),
  vote: group([
    'title', 'action', 'until', 'over', 'rule', 'last', 'for', 'against', 'none', 'message',
    'choice', 'name', 'place', 'projects', 'count',
  ]),
  report: group([
    'label', 'figures', 'collected', 'spent', 'left', 'project', 'projects', 'signed',
  ]),
  /** What the closed lists of the frontmatter are called in the language of the page. */
  values: group([
    ...THEMES, ...INITIATIVE_STAGES, ...ARTICLE_CATEGORIES, ...SERVICE_CATEGORIES, ...CONTRIBUTION_TYPES,
  ]),
});

/** Interface texts, in groups; the site replaces words in braces, such as `{title}`. */
export type Words = z.infer<typeof interfaceWords>;
