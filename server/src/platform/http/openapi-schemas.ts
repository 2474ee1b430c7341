import { isDeepStrictEqual } from 'node:util';
import * as absences from '@ploegplan/contract/absences.schemas';
import * as account from '@ploegplan/contract/account.schemas';
import * as admin from '@ploegplan/contract/admin.schemas';
import * as audit from '@ploegplan/contract/audit.schemas';
import * as clients from '@ploegplan/contract/clients.schemas';
import * as employeePlanning from '@ploegplan/contract/employee-planning.schemas';
import * as employees from '@ploegplan/contract/employees.schemas';
import * as events from '@ploegplan/contract/events.schemas';
import * as help from '@ploegplan/contract/help.schemas';
import * as holidays from '@ploegplan/contract/holidays.schemas';
import * as home from '@ploegplan/contract/home.schemas';
import * as images from '@ploegplan/contract/images.schemas';
import * as planning from '@ploegplan/contract/planning.schemas';
import * as problem from '@ploegplan/contract/problem';
import * as projects from '@ploegplan/contract/projects.schemas';
import * as session from '@ploegplan/contract/session.schemas';
import * as tenants from '@ploegplan/contract/tenants.schemas';
import * as users from '@ploegplan/contract/users.schemas';
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
