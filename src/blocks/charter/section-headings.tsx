import { createContext, type HTMLAttributes, use } from 'react';
import { UniqueIds } from '../../content/anchors.ts';

/** The ids that stand on the page of the charter so far; each render of it begins anew. */
export const PageIds = createContext(new UniqueIds());

const heading = (Tag: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') =>
  function SectionHeading({ id, ...rest }: HTMLAttributes<HTMLHeadingElement>) {
    const ids = use(PageIds);
    return <Tag {...rest} id={id && ids.give(id)} />;
  };

/** What headings in the text of a section become: two sections may have the same ones. */
export const sectionHeadings = {
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
};
