import { use } from 'react';
import { withBase } from '../base.ts';
import { Light } from '../light.ts';

/** What the part needs to know of a picture: `content/picture.ts` has this shape. */
export interface PictureData {
  src: string;
  width: number;
  height: number;
  sources: readonly { type: string; srcset: readonly { src: string; width: number }[] }[];
}

interface PictureProps {
  picture: PictureData | undefined;
  alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  className?: string;
  /** True for the picture of the first view: loaded at once, before others. */
  priority?: boolean;
}

/** A picture with its size, so that nothing moves when it comes; lazy below the first view, in words on a light page. */
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
