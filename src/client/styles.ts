// All styles in one sheet; the order of these imports is the cascade.
import.meta.glob('../theme/global.css.ts', { eager: true });
import.meta.glob('../{ui,blocks,layouts}/**/*.css.ts', { eager: true });
