// All styles of the site in one sheet. The order of these lines is the cascade; within one, the order of its paths, which
// Vite sorts, each file behind those that it imports.
import.meta.glob('../theme/global.css.ts', { eager: true });
import.meta.glob('../blocks/**/*.css.ts', { eager: true });
import.meta.glob('./**/*.css.ts', { eager: true });
import.meta.glob('../ui/**/*.css.ts', { eager: true });
