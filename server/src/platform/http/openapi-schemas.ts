import { isDeepStrictEqual } from 'node:util';
import * as absences from '@ploegplan/contract/absences';
import * as account from '@ploegplan/contract/account';
import * as admin from '@ploegplan/contract/admin';
import * as audit from '@ploegplan/contract/audit';
import * as clients from '@ploegplan/contract/client-bodies';
import * as employees from '@ploegplan/contract/employee-bodies';
import * as employeePlanning from '@ploegplan/contract/employee-planning-bodies';
import * as events from '@ploegplan/contract/event-bodies';
import * as help from '@ploegplan/contract/help-bodies';
import * as holidays from '@ploegplan/contract/holidays';
import * as home from '@ploegplan/contract/home';
import * as images from '@ploegplan/contract/image-bodies';
import * as planning from '@ploegplan/contract/planning';
import * as problem from '@ploegplan/contract/problem';
import * as projects from '@ploegplan/contract/project-bodies';
import * as session from '@ploegplan/contract/session-bodies';
import * as tenants from '@ploegplan/contract/tenant-bodies';
import * as users from '@ploegplan/contract/users';
import * as z from 'zod/mini';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Every schema that the contract exports, by its name. */
const names = z.registry<{ id: string }>();
const contract = {
  ...absences,
  ...account,
  ...admin,
  ...audit,
  ...clients,
  ...employeePlanning,
  ...employees,
  ...events,
  ...help,
  ...holidays,
  ...home,
  ...images,
  ...planning,
  ...problem,
  ...projects,
  ...session,
  ...tenants,
  ...users,
};
for (const [id, value] of Object.entries(contract)) {
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

  /** The fields of an object schema. */
  fields(schema: z.ZodMiniType): { properties: Record<string, JsonSchema>; required: string[] } {
    const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
    return { properties: properties as Record<string, JsonSchema>, required };
  }

  #share(name: string, definition: JsonSchema): void {
    const known = this.components[name];
    if (known && !isDeepStrictEqual(known, definition)) {
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
