import { createHmac, randomBytes } from 'node:crypto';
import { addDays } from '@ploegplan/contract/dates/dates';
import type { SentEvent } from '@ploegplan/contract/webhooks/schemas';
import { decryptSecret, encryptSecret } from '../secrets.ts';

/** A message of the outbox. */
export interface OutboxMessage {
  id: string;
  event: SentEvent;
  recordId: string;
  at: Date;
  /** Ids and dates only; what else is to be known is read at the address. */
  data: Readonly<Record<string, string | number | boolean | null>>;
  /** The columns that changed. */
  changed: readonly string[];
}

const SECRET_PREFIX = 'whsec_';

/** More than the 24 bytes that the standard asks. */
const SECRET_BYTES = 32;

const toOwner = (endpointId: string) => `webhook ${endpointId}`;

export const makeSecret = (): string =>
  SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/** The secret of an endpoint, as it is stored. */
export const sealSecret = (key: Buffer, endpointId: string, secret: string): Buffer =>
  encryptSecret(key, toOwner(endpointId), secret);

/** The secret of an endpoint. Throws for what another installation stored. */
export function openSecret(key: Buffer, endpointId: string, stored: Buffer): string {
  const secret = decryptSecret(key, toOwner(endpointId), stored);
  if (secret === null) throw new Error(`The secret of webhook ${endpointId} cannot be read`);
  return secret;
}

/** The headers by which the receiver verifies a body (Standard Webhooks 1.0.0). */
export function signMessage(
  id: string,
  body: string,
  secret: string,
  now = new Date(),
): Record<string, string> {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  };
}

type GetPath = (id: string, data: OutboxMessage['data']) => string;

const getPlanning: GetPath = (id) => `/planning/${id}`;
/** An absence is found by any of its days. */
const getAbsences: GetPath = (_, { firstDay = '' }) =>
  `/absences?from=${String(firstDay)}&to=${String(firstDay)}`;

/** Where the API gives the record, below `/api`; an event without a path has none, such as that of what was removed. */
const paths: Partial<Record<SentEvent, GetPath>> = {
  'planning.created': getPlanning,
  'planning.changed': getPlanning,
  'planning.published': (_, { from = '', to = '' }) =>
    `/planning?from=${String(from)}&to=${String(to)}`,
  'hours.approved': (_, { monday = '' }) =>
    `/hours?from=${String(monday)}&to=${addDays(String(monday), 6)}`,
  'absence.created': getAbsences,
  'absence.changed': getAbsences,
  'project.status_changed': (id) => `/projects/${id}`,
  'slip.signed': (id) => `/slips/${id}`,
};

/** The fields of the API that consist of several columns, or of rows of another table. */
const fieldNames = new Map([
  ['planning_assignments', 'assignments'],
  ['planning_item_materials', 'materialIds'],
]);

const toFieldName = (column: string): string =>
  column.startsWith('contact_')
    ? 'contactPerson'
    : (fieldNames.get(column) ??
      column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));

/** The body of a message. */
export function writeMessage(
  { event, recordId, at, data, changed }: OutboxMessage,
  address: string,
): string {
  const path = paths[event]?.(recordId, data);
  return JSON.stringify({
    type: event,
    timestamp: at.toISOString(),
    data: {
      id: recordId,
      ...data,
      ...(changed.length > 0 && { changed: [...new Set(changed.map(toFieldName))] }),
      ...(path && { url: `${address}/api${path}` }),
    },
  });
}
