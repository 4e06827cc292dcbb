import { createContext, type HTMLAttributes, use } from 'react';
import { UniqueIds } from '../content/anchors.ts';

/** The ids used on the page so far; each render starts with none. */
export const PageIds = createContext(new UniqueIds());

const heading = (Tag: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') =>
  function SectionHeading({ id, ...rest }: HTMLAttributes<HTMLHeadingElement>) {
    const ids = use(PageIds);
    return <Tag {...rest} id={id && ids.give(id)} />;
  };

/** What headings in a text that a page shows with others become: two texts may have the same ones. */
export const sectionHeadings = {
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
};
