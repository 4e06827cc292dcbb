// Every style of the site, in one sheet that the document inlines: the order of files is the cascade.
import.meta.glob('../theme/global.css.ts', { eager: true });
import.meta.glob('../{ui,blocks,layouts}/**/*.css.ts', { eager: true });
