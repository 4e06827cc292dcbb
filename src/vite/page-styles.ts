import postcss, { type ChildNode, type Rule } from 'postcss';

const CLASS = /\.((?:[\w-]|\\.)+)/g;

/**
 * Cuts the site's sheet down to the rules that a page's HTML can use, so that a page's first answer
 * carries its own styles only; the browser fetches the whole sheet once the page is shown.
 * A rule stays when one of its selectors has no class, or only classes that stand in the HTML.
 */
export function createPageStyles(css: string): (html: string) => string {
  const sheet = postcss.parse(css);
  const known = new Map<string, string>();
  return (html) => {
    const used = usedNames(html);
    // Pages of one kind mostly use the same names.
    const key = [...used].sort().join(' ');
    const kept = known.get(key) ?? sheet.nodes.map((node) => keep(node, used)).join('');
    known.set(key, kept);
    return kept;
  };
}

/** Words of class and id attributes, and element names, as they stand in the HTML. */
function usedNames(html: string): Set<string> {
  const used = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) used.add(name);
  }
  // The root gets this class from the page's first script.
  return used.add('js');
}

function keep(node: ChildNode, used: ReadonlySet<string>): string {
  if (node.type === 'rule') return keepRule(node, used);
  if (node.type !== 'atrule') return '';
  if (!node.nodes || /font-face|keyframes|property|page|view-transition/.test(node.name)) {
    return node.nodes ? node.toString() : `${node.toString()};`;
  }
  const inner = node.nodes.map((child) => keep(child, used)).join('');
  return inner === '' ? '' : `@${node.name} ${node.params}{${inner}}`;
}

function keepRule(rule: Rule, used: ReadonlySet<string>): string {
  const selectors = rule.selectors.filter((selector) => isUsed(selector, used));
  if (selectors.length === 0) return '';
  const body = rule.nodes.map((child) => child.toString()).join(';');
  return `${selectors.join(',')}{${body}}`;
}

/** Classes inside `:not()` need not stand in the page. */
function isUsed(selector: string, used: ReadonlySet<string>): boolean {
  const positive = selector.replace(/:not\([^)]*\)/g, '');
  return [...positive.matchAll(CLASS)].every(([, name = '']) => used.has(name.replace(/\\/g, '')));
}
