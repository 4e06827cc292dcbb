import * as z from 'zod';
import { memoizeByKey } from '../../values/memoize.ts';
import { LINK, SLUG } from '../formats/addresses.ts';
import { PICTURE } from '../formats/file-formats.ts';
import { item } from '../schema/fields.ts';
import type { BlockSpec, PropSpec } from './spec.ts';

const FORMATS = { link: LINK, picture: PICTURE, anchor: SLUG };

const known = memoizeByKey<BlockSpec, z.ZodObject>();

/** Schema of the properties of a block, which says what is wrong with them as that of a kind does with keys. */
export const propertiesSchema = (spec: BlockSpec): z.ZodObject =>
  known(spec, () => {
    const [example] = spec.example.split('\n');
    const fields = Object.entries(spec.props).map(([name, prop]) => {
      const field = fieldOf(prop);
      const helped = field.meta({ ...field.meta(), description: prop.description, example });
      return [name, prop.required ? helped : helped.optional()];
    });
    return z.strictObject(Object.fromEntries(fields));
  });

/** A list is written as a reference to its key: `{frontmatter.steps}`. */
function fieldOf({ type, values = [], keys = [] }: PropSpec): z.ZodType {
  if (type === 'text') return item('');
  if (type === 'choice') return z.enum(values);
  if (type === 'list') return z.enum(keys.map((key) => `{frontmatter.${key}}`));
  const format = FORMATS[type];
  return z.string().refine(format.accepts).meta({ format });
}
