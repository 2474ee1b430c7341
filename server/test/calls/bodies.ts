import { randomBytes, randomUUIDv7 } from 'node:crypto';
import * as z from 'zod/mini';

type Field = z.core.JSONSchema.BaseSchema;

/** The fields of a body as JSON Schema, each with its alternatives: a nullable text is a text or null. */
function fieldsOf(schema: z.ZodMiniType): [name: string, field: Field, alternatives: Field[]][] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties as Record<string, Field>).map(([name, field]) => [
    name,
    field,
    (field.anyOf as Field[] | undefined) ?? [field],
  ]);
}

/** Text of any form, unlike an id, a date or a username. */
const isFreeText = ({ type, format, pattern, ...field }: Field) =>
  type === 'string' && !format && !pattern && !field.enum && field.const === undefined;

function valueFor(name: string, { default: ready }: Field, alternatives: Field[]): unknown {
  if (alternatives.some(isFreeText)) return name;
  if (ready !== undefined) return ready;
  const [first = {}] = alternatives;
  if (alternatives.some(({ type }) => type === 'null')) return null;
  if (first.const !== undefined) return first.const;
  if (first.enum) return first.enum[0];
  if (first.format === 'uuid') return randomUUIDv7();
  if (first.type === 'boolean') return false;
  if (first.type === 'integer') return 1;
  if (first.type === 'array') return [];
  throw new Error(`Give a value for ${name}`);
}

/** A valid body with every field: each free text is the name of its field, so that a mix-up shows. */
export function fullBody<S extends z.ZodMiniType>(
  schema: S,
  values: Partial<z.input<S>> = {},
): Required<z.input<S>> {
  const given = new Map(Object.entries(values as object));
  const body = fieldsOf(schema).map(([name, field, alternatives]) => [
    name,
    given.has(name) ? given.get(name) : valueFor(name, field, alternatives),
  ]);
  return Object.fromEntries(body) as Required<z.input<S>>;
}

/** The longest text for each field of free text, each time another one, because a name may have to be unique. */
export const longestTexts = (schema: z.ZodMiniType): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(schema).flatMap(([name, , alternatives]) => {
      const free = alternatives.find(isFreeText);
      const limit = free?.maxLength ?? 0;
      return free
        ? [[name, `${randomBytes(8).toString('hex')}${'é'.repeat(limit)}`.slice(0, limit)]]
        : [];
    }),
  );

interface InvalidValue {
  what: string;
  /** Undefined for a missing field. */
  value: unknown;
}

/** The values that each field of a body may not have, as far as its schema states them. */
export function invalidValues(schema: z.ZodMiniType): [field: string, values: InvalidValue[]][] {
  const { required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return fieldsOf(schema).map(([field, { type: only }, alternatives]) => {
    const text = alternatives.find((it) => it.type === 'string' && it.const === undefined);
    const values: InvalidValue[] = [{ what: 'of a wrong type', value: only === 'array' ? {} : [] }];
    const add = (what: string, value: unknown) => values.push({ what, value });
    if (required.includes(field)) add('missing', undefined);
    if (!alternatives.some(({ type }) => type === 'null')) add('null', null);
    if (text) add('with NUL', 'a\0b');
    if (text && isFreeText(text) && !text['x-multiline']) {
      add('with a line break', 'a\nb');
      add('with a control character', 'a\u001Bb');
    }
    if (text?.maxLength) add('too long', 'x'.repeat(text.maxLength + 1));
    if (text?.minLength) add('blank', ' ');
    if (text?.format) add(`no ${text.format}`, '1');
    return [field, values];
  });
}
