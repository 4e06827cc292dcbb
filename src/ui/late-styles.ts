let loading: Promise<void> | undefined;

/**
 * Adds the sheet of all pages: a document contains only its own styles, and not those of live blocks. Resolves
 * also when this fails: `data-styles` then remains, and links load whole documents.
 */
export function lateStyles(): Promise<void> {
  const { dataset } = document.documentElement;
  const href = dataset.styles;
  if (!href) return Promise.resolve();
  loading ??= new Promise((done) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => {
      delete dataset.styles;
      done();
    };
    link.onerror = () => done();
    document.head.append(link);
  });
  return loading;
}
