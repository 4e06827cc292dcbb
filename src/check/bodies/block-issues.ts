import type { BlockElement } from '../../documents/body/block-elements.ts';
import { nodeIssue, rangeOf } from '../../documents/body/node-places.ts';
import type { ParsedDocument } from '../../documents/body/parse-body.ts';
import { blockSpecs } from '../../site/blocks/index.ts';
import type { BlockSpec } from '../../site/blocks/spec.ts';
import { isRefused, nearestBlock, refusedTag } from '../../site/blocks/tag-names.ts';
import { KINDS, type Kind, kinds } from '../../site/kinds/index.ts';
import { keysAt } from '../../site/schema/schema-fields.ts';
import type { Issue } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import { propertyIssues } from './properties.ts';

/** Issues of a block (a component in a page, `<Name … />`): name, position, content, properties. `inSentence`: it is within a paragraph of text. */
export function blockIssues(
  element: BlockElement,
  document: ParsedDocument,
  inSentence: boolean,
): Issue[] {
  const name = element.name ?? '';
  if (isRefused(name)) return [nodeIssue(element, document, refusedTag(name))];
  const spec = blockSpecs.get(name);
  if (!spec) return [unknownBlock(name, element, document)];
  const issues: Issue[] = [];
  const add = (rule: string, message: string, hint: string) =>
    issues.push(nodeIssue(element, document, { rule, message, hint }));
  const { kind } = document;
  const allowed = kindsWith(spec);
  if (kind && !allowed.includes(kind)) {
    const places = allowed.map((one) => kinds[one].name).join(' ou ');
    const message = `Le bloc <${name}> ne se place pas dans ${kinds[kind]?.name}.`;
    add('bloc-deplace', message, `Retirez-le : il va dans ${places}.`);
    return issues;
  }
  if (inSentence && !spec.inSentence) {
    add(
      'bloc-dans-une-phrase',
      `Le bloc <${name}> est au milieu d’une phrase, d’un titre ou d’un tableau.`,
      'Mettez-le seul sur sa ligne, avec une ligne vide avant et une ligne vide après.',
    );
  }
  const isEmpty = element.children.every((child) => child.type === 'text' && !child.value.trim());
  if (spec.children === 'none' && !isEmpty) {
    add(
      'bloc-avec-texte',
      `Le bloc <${name}> contient du texte, alors qu’il n’en accepte pas.`,
      `Sortez le texte du bloc et terminez la balise par « /> ». Exemple : ${spec.example}`,
    );
  }
  if (spec.children === 'needed' && isEmpty) {
    add(
      'bloc-vide',
      `Le bloc <${name}> est vide.`,
      `Écrivez son contenu entre <${name}> et </${name}>, ou retirez-le.`,
    );
  }
  return [...issues, ...propertyIssues(element, spec, document)];
}

/** Kinds that may contain a block: those of its record, or those whose frontmatter may have the list that it shows. */
function kindsWith({ kinds: own = KINDS, props }: BlockSpec): readonly Kind[] {
  const lists = Object.values(props).flatMap(({ keys }) => (keys ? [keys] : []));
  return own.filter((kind) =>
    lists.every((keys) => keysAt(kinds[kind].schema, []).some((key) => keys.includes(key))),
  );
}

/** Issue of a block name that does not exist: a typing error, or a placeholder such as `<Prénom />`. */
function unknownBlock(name: string, element: BlockElement, document: ParsedDocument): Issue {
  const right = nearestBlock(name);
  const from = rangeOf(element).from + '<'.length;
  return nodeIssue(element, document, {
    rule: 'bloc-inconnu',
    range: { from, to: from + name.length },
    message: `Le bloc <${shorten(name)}> n’existe pas.`,
    hint: right
      ? `Écrivez <${right}>, et de même dans sa balise de fin s’il en a une.`
      : 'Choisissez un bloc de content/BLOCS.md. Si ce sont des mots à remplacer, écrivez les vôtres sans « < » ni « > ».',
    right,
  });
}
