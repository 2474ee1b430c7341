import * as z from 'zod/mini';
import { instant, plainDate, text } from './fields.ts';
import { limits } from './limits.ts';

/** The events of the audit log. The browser owns the Dutch text of each. */
export const auditEvents = [
  'login',
  'login-failed',
  'logout',
  'magic-link-sent',
  'magic-link-used',
  'password-changed',
  'password-reset-sent',
  'password-reset',
  'temporary-password',
  'invitation-sent',
  'account-activated',
  'email-changed',
  'session-ended',
  'sessions-ended',
  'user-created',
  'user-changed',
  'tenant-created',
  'tenant-changed',
  'tenant-blocked',
  'tenant-unblocked',
  'planning-link-created',
  'planning-link-renewed',
  'planning-link-revoked',
  'god-call',
] as const;
export const AuditEvent = z.enum(auditEvents);
export type AuditEvent = z.infer<typeof AuditEvent>;

/** `operator` works at the command line of the server; `nobody` is not signed in. */
export const actorKinds = ['user', 'god', 'operator', 'nobody'] as const;

/** Old and new values of a change, or other details of the event; short texts. */
export const AuditDetails = z.record(z.string(), z.unknown());

export const AuditEntry = z.strictObject({
  id: z.int(),
  at: instant,
  event: AuditEvent,
  actorKind: z.enum(actorKinds),
  /** Username of the actor at that time; the name that was typed for a failed login. */
  actorName: z.string(),
  /** The object of the action: a username or a tenant; may be empty. */
  subject: z.string(),
  details: AuditDetails,
  address: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Newest first; `before` is the id of the last entry of the page before. Dates are days in the tenant's zone, inclusive. */
export const AuditQuery = z.strictObject({
  event: z.optional(AuditEvent),
  /** Part of the actor's or the subject's name. */
  search: z.optional(text(limits.username)),
  from: z.optional(plainDate),
  to: z.optional(plainDate),
  before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditPage = z.strictObject({
  /** At most `limits.auditRows`. */
  entries: z.array(AuditEntry),
  /** Whether there are older ones. */
  more: z.boolean(),
});
export type AuditPage = z.infer<typeof AuditPage>;
