import { buttons } from '../../content/blocks/buttons.ts';
import { blockSpec } from '../../content/blocks.ts';
import { kindOf } from '../../content/routes.ts';
import { type Fault, placeOf, short, wrong } from '../fault.ts';
import type { Element } from '../syntax/element.ts';
import { isRefusedHtml, nearestBlock, standsAlone } from '../syntax/names.ts';
import { type Context, sourceOf } from './context.ts';
import { htmlFault } from './html.ts';
import { KIND_NAMES } from './kind-names.ts';
import { propertyFaults } from './properties.ts';

/** Blocks that are nothing without a content. */
const HOLDERS = new Set(['Section', 'Actions']);

/** What is wrong with a block: its name, its place, its properties, its content. */
export function blockFaults(element: Element, context: Context, inSentence: boolean): Fault[] {
  const name = element.name ?? '';
  if (isRefusedHtml(name)) return [htmlFault(element)];
  const spec = blockSpec(name);
  if (!spec) return [unknown(element, name, context)];
  const at = (rule: string, message: string, hint: string) =>
    wrong(placeOf(element), { rule, message, hint });
  const faults: Fault[] = [];
  const kind = kindOf(context.path);
  if (spec.kinds && kind && !spec.kinds.includes(kind)) {
    const places = spec.kinds.map((one) => KIND_NAMES[one]).join(' ou ');
    const message = `Le bloc <${name}> ne se place pas dans ${KIND_NAMES[kind]}.`;
    faults.push(at('bloc-deplace', message, `Retirez-le : il va dans ${places}.`));
  }
  if (inSentence && !Object.hasOwn(buttons, name)) {
    faults.push(
      at(
        'bloc-dans-une-phrase',
        `Le bloc <${name}> est au milieu d’une phrase, d’un titre ou d’un tableau.`,
        'Mettez-le seul sur sa ligne, avec une ligne vide avant et une ligne vide après.',
      ),
    );
  }
  const isEmpty = element.children.every((child) => child.type === 'text' && !child.value.trim());
  if (spec.children === 'none' && !isEmpty) {
    faults.push(
      at(
        'bloc-avec-texte',
        `Le bloc <${name}> contient du texte, alors qu’il n’en accepte pas.`,
        `Sortez le texte du bloc et terminez la balise par « /> ». Exemple : ${spec.example}`,
      ),
    );
  }
  if (HOLDERS.has(name) && isEmpty && !element.data?.unsure) {
    faults.push(
      at(
        'bloc-vide',
        `Le bloc <${name}> est vide.`,
        `Écrivez son contenu entre <${name}> et </${name}>, ou retirez-le.`,
      ),
    );
  }
  return element.data?.unsure ? faults : [...faults, ...propertyFaults(element, spec, context)];
}

function unknown(element: Element, name: string, context: Context): Fault {
  const meant = nearestBlock(name);
  const source = sourceOf(element, context);
  const tag = /^<[^>]*>/.exec(source ?? '')?.[0];
  const words = meant ? undefined : /^<([^=/>]*)>$/.exec(tag ?? '')?.[1];
  if (words) return placeholder(element, words);
  return wrong(placeOf(element), {
    rule: 'bloc-inconnu',
    message: `Le bloc <${name.slice(0, 60)}> n’existe pas.`,
    hint: meant
      ? `Écrivez <${meant}>, et de même dans sa balise de fin s’il en a une.`
      : 'Choisissez un bloc de content/BLOCS.md, ou retirez cette balise.',
    ...(meant ? { suggestion: renamed(tag ?? `<${name}>`, name, meant) } : {}),
  });
}

/** The tag of a misspelt block; one that takes no text gets its right end too. */
function renamed(tag: string, name: string, meant: string): string {
  const mended = tag.replace(name, meant);
  return standsAlone(meant) ? mended.replace(/\s*\/?>$/, ' />') : mended;
}

/** Words between chevrons, such as `<Prénom Nom>`, read as a block. */
const placeholder = (element: Element, words: string): Fault =>
  wrong(placeOf(element), {
    rule: 'bloc-inconnu',
    message: `« <${short(words)}> » est lu comme un bloc, et ce bloc n’existe pas.`,
    hint: 'Si ces mots tiennent la place d’un texte, écrivez ce texte et retirez les chevrons « < > ». Sinon, choisissez un bloc de content/BLOCS.md.',
  });
