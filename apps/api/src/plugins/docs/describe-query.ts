/** Describes query parameters by the type of their value. All arrive as text; the schema parses numbers, booleans and lists. */
import * as z from 'zod';

type Described = Record<string, unknown>;

const describeValue = (schema: z.core.$ZodType): Described => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' });
  return described;
};

/** What a pipe ends in, if that says more to clients than the text in which it comes. */
function valueOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (!(schema instanceof z.ZodPipe)) return undefined;
  const { out } = schema.def;
  const isPlain =
    out instanceof z.ZodNumber || out instanceof z.ZodBoolean || out instanceof z.ZodArray;
  return isPlain ? out : undefined;
}

/** JSON Schema of a query, with its defaults. */
export function describeQuery(query: z.ZodObject): Described {
  return z.toJSONSchema(query, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Defaults of what is transformed are left out otherwise.
      if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue;
      const value = valueOf(zodSchema);
      if (!value) return;
      const { description } = jsonSchema;
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
      Object.assign(jsonSchema, describeValue(value), description !== undefined && { description });
    },
  });
}
