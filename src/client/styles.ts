// Every style of the site, in one sheet; a document carries those of its rules that it uses. The order of files is the cascade.
import.meta.glob('../theme/global.css.ts', { eager: true });
import.meta.glob('../{ui,blocks,layouts}/**/*.css.ts', { eager: true });
