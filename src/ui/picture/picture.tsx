import type { PictureData } from '../../values/picture.ts';
import { withBase } from '../base.ts';

interface PictureProps {
  picture: PictureData | undefined;
  alt: string;
  /** Displayed width for the attribute `sizes`: `5rem`, or `100vw` for a picture as wide as the screen. */
  sizes: string;
  className?: string;
  /** Loads immediately, with high priority: for a picture that is visible without scrolling. */
  priority?: boolean;
}

/** A responsive picture, loaded near the view unless `priority`. */
export function Picture({ picture, alt, sizes, className, priority = false }: PictureProps) {
  if (!picture) return null;
  const { src, width, height, sources } = picture;
  const image = (
    <img
      src={withBase(src)}
      alt={alt}
      width={width}
      height={height}
      className={className}
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source
          key={type}
          type={type}
          sizes={sizes}
          srcSet={srcset.map((file) => `${withBase(file.src)} ${file.width}w`).join(', ')}
        />
      ))}
      {image}
    </picture>
  );
}
