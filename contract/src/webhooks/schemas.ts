import * as z from 'zod/mini';
import { id, instant, requiredText, text, version } from '../fields.ts';
import { limits } from '../limits.ts';

/** What a company can have sent, in the order in which it is offered. */
export const webhookEvents = [
  'planning.created',
  'planning.changed',
  'planning.removed',
  'planning.published',
  'hours.approved',
  'absence.created',
  'absence.changed',
  'absence.removed',
  'project.status_changed',
  'slip.signed',
] as const;
export const WebhookEvent = z.enum(webhookEvents);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** The events of messages; an admin asks for the last one, to try an endpoint. */
export const sentEvents = [...webhookEvents, 'webhook.test'] as const;
export type SentEvent = (typeof sentEvents)[number];

/** An endpoint of another system to which messages are sent. Its secret is asked for apart. */
export const Webhook = z.strictObject({
  id,
  name: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  isOn: z.boolean(),
  /** Why the server switched it off: a message did not arrive for two days, or the endpoint said that it is gone. */
  offWhy: z.enum(['', 'failing', 'gone']),
  /** The messages that have not arrived. */
  waiting: z.int(),
  lastDeliveredAt: z.nullable(instant),
  version,
});
export type Webhook = z.infer<typeof Webhook>;

const fields = {
  name: requiredText(limits.name),
  url: text(limits.url).check(z.regex(/^https?:\/\/[^\s/]/)),
  events: z.array(WebhookEvent).check(z.minLength(1), z.maxLength(webhookEvents.length)),
  isOn: z.boolean(),
};

export const NewWebhook = z.strictObject({ id: z.optional(id), ...fields });
export type NewWebhook = z.infer<typeof NewWebhook>;

export const WebhookUpdate = z.strictObject({ ...fields, version });

/** As `whsec_` with base64, by which the receiver verifies messages. */
export const WebhookSecret = z.strictObject({ secret: z.string() });

export const deliveryParams = z.strictObject({ id, delivery: id });

export const WebhookDelivery = z.strictObject({
  id,
  event: z.enum(sentEvents),
  /** What it is about: its number in the message. */
  recordId: id,
  at: instant,
  tries: z.int(),
  /** The HTTP status of the last answer; null when there was none. */
  status: z.nullable(z.int()),
  /** The beginning of the last answer, or why there was none. */
  answer: z.string(),
  deliveredAt: z.nullable(instant),
  /** When it is sent next, if no earlier message about the same record waits; null once it arrived. */
  dueAt: z.nullable(instant),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
