import * as z from 'zod';
import { LINK, SLUG } from '../formats/addresses.ts';
import { PICTURE } from '../formats/file-formats.ts';
import { item } from '../schema/fields.ts';
import type { BlockSpec, PropSpec } from './spec.ts';

const FORMATS = { link: LINK, picture: PICTURE, anchor: SLUG };

/** Schema of the properties of a block, which says what is wrong with them as that of a kind does with keys. */
export const propertiesSchema = ({ props, example = '' }: BlockSpec) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(props).map(([name, { required, ...prop }]) => {
        const field = fieldOf(prop).meta({
          ...fieldOf(prop).meta(),
          description: prop.description,
          example: example.split('\n')[0],
        });
        return [name, required ? field : field.optional()];
      }),
    ),
  );

/** A list is written as a reference to its key: `{frontmatter.steps}`. */
function fieldOf({ type, values = [], keys = [] }: Omit<PropSpec, 'required'>): z.ZodType {
  if (type === 'text') return item('');
  if (type === 'choice') return z.enum(values);
  if (type === 'list') return z.enum(keys.map((key) => `{frontmatter.${key}}`));
  const format = FORMATS[type];
  return z.string().refine(format.accepts).meta({ format });
}
