import * as z from 'zod/mini';
import { instant, plainDate, text } from '../fields.ts';
import { limits } from '../limits.ts';

/** The events of the audit log by topic, in the order in which they are offered. `rules/audit-words.ts` has the Dutch text of each. */
export const auditTopics = {
  access: [
    'login',
    'login-failed',
    'logout',
    'magic-link-sent',
    'magic-link-used',
    'company-login',
    'company-login-failed',
    'session-ended',
    'sessions-ended',
  ],
  passwords: [
    'password-changed',
    'password-reset-sent',
    'password-reset',
    'temporary-password',
    'email-changed',
    'passkey-added',
    'passkey-removed',
    'app-added',
    'app-removed',
    'recovery-codes-renewed',
    'recovery-code-used',
    'confirmation-failed',
    'factors-reset',
  ],
  users: ['user-created', 'user-changed', 'invitation-sent', 'account-activated'],
  company: [
    'tenant-created',
    'tenant-changed',
    'company-login-changed',
    'tenant-blocked',
    'tenant-unblocked',
    'tenant-deletion-planned',
    'tenant-deletion-withdrawn',
    'job-retried',
  ],
  requirements: ['requirements-passed'],
  keys: ['api-key-created', 'api-key-revoked', 'key-call'],
  links: ['planning-link-created', 'planning-link-renewed', 'planning-link-revoked'],
  webhooks: [
    'webhook-added',
    'webhook-changed',
    'webhook-removed',
    'webhook-secret-shown',
    'webhook-stopped',
  ],
  payroll: [
    'payroll-batch-made',
    'payroll-batch-handed-over',
    'payroll-batch-closed',
    'payroll-file-downloaded',
  ],
  data: ['data-export-requested', 'data-export-downloaded', 'expired-data-removed'],
  host: ['god-visit', 'god-call'],
} as const;
export type AuditTopic = keyof typeof auditTopics;
export const AuditTopic = z.enum(Object.keys(auditTopics) as [AuditTopic, ...AuditTopic[]]);

export type AuditEvent = (typeof auditTopics)[AuditTopic][number];
export const auditEvents = Object.values(auditTopics).flat() as [AuditEvent, ...AuditEvent[]];
export const AuditEvent = z.enum(auditEvents);

/** The topics of work that the change log knows, in the order in which they are offered. */
export const workTopics = ['planning', 'projects', 'hours'] as const;
export const WorkTopic = z.enum(workTopics);
export type WorkTopic = z.infer<typeof WorkTopic>;

export const workEvents = [
  'item-planned',
  'item-moved',
  'item-changed',
  'item-removed',
  'project-created',
  'project-changed',
  'project-deleted',
  'project-restored',
  'hours-entered',
  'hours-recorded',
  'times-entered',
  'times-corrected',
] as const;
export type WorkEvent = (typeof workEvents)[number];

/** `key` is another system, by the name of its API key; `operator` works at the command line of the server; `nobody` is not signed in. */
export const actorKinds = ['user', 'key', 'god', 'operator', 'nobody'] as const;

/**
 * The old and new values of a change, or other details of the event, as short texts. A visit of a god has `areas`: the visited
 * parts.
 */
export const AuditDetails = z.record(z.string(), z.unknown());

export const AuditEntry = z.strictObject({
  id: z.int(),
  at: instant,
  event: z.enum([...auditEvents, ...workEvents]),
  actorKind: z.enum(actorKinds),
  /** Username of the actor at that time; the name that was typed for a failed login. */
  actorName: z.string(),
  /** The object of the action: a username or a tenant; may be empty. */
  subject: z.string(),
  details: AuditDetails,
  address: z.string(),
  /** The place where the change is found: a planning item, the day of a removed one, a project, or the hours of an employee. */
  target: z.optional(
    z.strictObject({
      kind: z.enum(['item', 'day', 'project', 'hours']),
      id: z.string(),
      date: z.nullable(plainDate),
    }),
  ),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/**
 * The newest entry is first; `before` is the id of the last entry of the page before. Dates are days in the tenant's zone,
 * inclusive.
 */
export const AuditQuery = z.strictObject({
  /** One event, or all of a topic. Without it the answer has all events but those of the work. */
  about: z.optional(z.union([AuditEvent, AuditTopic, WorkTopic])),
  /** A part of the name of the user. */
  actor: z.optional(text(limits.username)),
  /** A part of the name of the object of the action. */
  subject: z.optional(text(limits.username)),
  from: z.optional(plainDate),
  to: z.optional(plainDate),
  before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditPage = z.strictObject({
  entries: z.array(AuditEntry),
  more: z.boolean(),
});
export type AuditPage = z.infer<typeof AuditPage>;
