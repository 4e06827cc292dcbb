import type { AnchorHTMLAttributes, ImgHTMLAttributes, TableHTMLAttributes } from 'react';
import { fromTablet } from '../theme/screens.ts';
import { Link } from '../ui/link/link.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { table } from '../ui/table/table.css.ts';
import { TableScroller } from '../ui/table/table.tsx';
import { useSite } from './site-context.ts';

function TextLink({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <Link {...rest} href={href} />;
}

function TextPicture({ src = '', alt = '' }: ImgHTMLAttributes<HTMLImageElement>) {
  const { pictures } = useSite().manifest;
  return <Picture picture={pictures[String(src)]} alt={alt} sizes={`${fromTablet} 44rem, 100vw`} />;
}

const TextTable = (props: TableHTMLAttributes<HTMLTableElement>) => (
  <TableScroller label="Tableau">
    <table {...props} className={table} />
  </TableScroller>
);

/** What Markdown's own links, pictures and tables become. */
export const elements = { a: TextLink, img: TextPicture, table: TextTable };
