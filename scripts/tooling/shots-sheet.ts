/** Phone, tablet, desktop (CSS pixels). */
export const WIDTHS = [390, 768, 1440] as const;
export const SCHEMES = ['light', 'dark'] as const;

interface Shot {
  route: string;
  width: (typeof WIDTHS)[number];
  scheme: (typeof SCHEMES)[number];
}

/** File name of a picture: `projets-eco-logik-390-dark.png`; the home page is `accueil`. */
export const shotName = ({ route, width, scheme }: Shot): string =>
  `${route.slice(1).replaceAll('/', '-') || 'accueil'}-${width}-${scheme}.png`;

/** A page that shows all pictures of some routes, one row a route, the tops first; each opens whole. */
export const sheetHtml = (routes: readonly string[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Shots</title>
<style>
body { font: 16px/1.5 system-ui; margin: 1rem; background: #ddd; color: #111; }
ul { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; list-style: none; align-items: start; }
figure { margin: 0; }
img { display: block; height: 420px; object-fit: cover; object-position: top; background: #fff; }
</style></head>
<body><h1>${routes.length} pages</h1>
${routes.map(rowHtml).join('\n')}
</body></html>
`;

const rowHtml = (route: string): string => {
  const shots = SCHEMES.flatMap((scheme) => WIDTHS.map((width) => ({ route, width, scheme })));
  return `<h2>${route}</h2>\n<ul>${shots.map(figureHtml).join('')}</ul>`;
};

function figureHtml(shot: Shot): string {
  const name = shotName(shot);
  const shown = Math.round(120 + shot.width / 4);
  return `<li><figure><a href="${name}"><img src="${name}" width="${shown}" loading="lazy" alt=""></a><figcaption>${shot.width}, ${shot.scheme}</figcaption></figure></li>`;
}
