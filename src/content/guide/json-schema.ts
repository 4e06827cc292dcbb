import { z } from 'zod';
import { dataSchemas } from '../schema/index.ts';

/** JSON Schemas of the shared files for editors' tools, by file name. */
export const jsonSchemas = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(dataSchemas).map(([path, schema]) => [
      path.replace(/\.yml$/, '.schema.json'),
      render(schema),
    ]),
  );

function render(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // `form` is for the check alone; `example` has another name in JSON Schema.
      const { form: _form, example, ...rest } = jsonSchema;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, rest, example === undefined ? {} : { examples: [example] });
    },
  });
  return `${JSON.stringify(json, null, 2)}\n`;
}
