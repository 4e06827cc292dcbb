import { z } from 'zod';
import { dataSchemas, schemas } from '../schema/index.ts';

/** JSON Schemas for editors' tools, by file name: one for each kind of head and each shared file. */
export function jsonSchemas(): Record<string, string> {
  const named = [
    ...Object.entries(schemas),
    ...Object.entries(dataSchemas).map(
      ([path, schema]) => [path.replace(/\.yml$/, ''), schema] as const,
    ),
  ];
  return Object.fromEntries(named.map(([name, schema]) => [`${name}.schema.json`, render(schema)]));
}

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
