import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as problem from '@ploegplan/contract/problem';
import { isEqual } from '@ploegplan/contract/values/equal';
import * as z from 'zod/mini';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const contract = path.dirname(fileURLToPath(import.meta.resolve('@ploegplan/contract/problem')));
const modules = await Promise.all(
  globSync('*/*schemas.ts', { cwd: contract }).map(
    (file): Promise<object> => import(path.join(contract, file)),
  ),
);

/** Every schema that the contract exports, by its name. */
const names = z.registry<{ id: string }>();
for (const [id, value] of [problem, ...modules].flatMap((module) =>
  Object.entries<unknown>({ ...module }),
)) {
  if (value instanceof z.core.$ZodType) names.add(value, { id });
}

/** Requests are described as input, before defaults; responses as output. */
export type Direction = 'input' | 'output';

/** Turns schemas of the contract into JSON Schema; the named ones become shared components. */
export class OpenApiSchemas {
  readonly components: Record<string, JsonSchema> = {};

  /** A reference where the schema has a name. */
  refer(schema: z.ZodMiniType, io: Direction): JsonSchema {
    const whole = z.toJSONSchema(z.object({ it: schema }), { io, metadata: names });
    const { $defs = {}, properties = {} } = toComponents(whole);
    for (const [name, definition] of Object.entries($defs)) this.#share(name, definition);
    return properties.it as JsonSchema;
  }

  fields(schema: z.ZodMiniType): { properties: Record<string, JsonSchema>; required: string[] } {
    const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
    return { properties: properties as Record<string, JsonSchema>, required };
  }

  #share(name: string, definition: JsonSchema): void {
    const known = this.components[name];
    if (known && !isEqual(known, definition)) {
      throw new Error(`${name} has different request and response forms: give each its own name.`);
    }
    this.components[name] = definition;
  }
}

type WithDefinitions = JsonSchema & { $defs?: Record<string, JsonSchema> };

const toComponents = (schema: JsonSchema): WithDefinitions =>
  JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as WithDefinitions;
