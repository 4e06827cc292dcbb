// All styles of the site in one sheet. Their order is the cascade: this of imports, and of paths within a glob, which Vite
// sorts; each file comes after those that it imports.
import.meta.glob('../theme/global.css.ts', { eager: true });
import.meta.glob('../{ui,blocks,layouts}/**/*.css.ts', { eager: true });
