import { use } from 'react';
import { withBase } from '../base.ts';
import { Light } from '../light.ts';

/** A picture with its sizes, of the same shape as in `content/picture.ts`. */
export interface PictureData {
  src: string;
  width: number;
  height: number;
  sources: readonly { type: string; srcset: readonly { src: string; width: number }[] }[];
}

interface PictureProps {
  picture: PictureData | undefined;
  alt: string;
  /** Displayed width, as in `<img sizes>`. */
  sizes: string;
  className?: string;
  /** Loads at once, with high priority: for the picture of the first view. */
  priority?: boolean;
}

/** A responsive picture with its size, lazy unless `priority`; text on a light page. */
export function Picture({ picture, alt, sizes, className, priority = false }: PictureProps) {
  const light = import.meta.env.SSR ? use(Light) : undefined;
  if (!picture) return null;
  if (light) return light.picture(picture, alt);
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
