import * as z from 'zod/mini';
import { id, instant, requiredMultiline } from '../fields.ts';
import { limits } from '../limits.ts';

/** The data of a tenant that a host needs. */
export const TenantUse = z.strictObject({
  id,
  /** The number of accounts that can sign in. */
  users: z.int(),
  /** The moment at which a user last used the application; null when nobody did. */
  lastUsedAt: z.nullable(instant),
  storageBytes: z.int(),
  /** Jobs that were given up, mails not included. */
  failedJobs: z.int(),
  /** Mails that the mail server refused or that could not be sent. */
  failedMails: z.int(),
});
export type TenantUse = z.infer<typeof TenantUse>;
export const TenantUses = z.array(TenantUse);

/** A background job of which every attempt failed. */
export const JobFailure = z.strictObject({
  id,
  queue: z.string(),
  /** The username of the receiver of a mail; empty for other jobs. */
  recipient: z.string(),
  /** The error of the last attempt, in the words of the program that failed. */
  reason: z.string(),
  at: instant,
});
export type JobFailure = z.infer<typeof JobFailure>;
export const JobFailures = z.array(JobFailure);

/** An entry of the host's log, which remains when its tenant is deleted. */
export const HostEntry = z.strictObject({
  id: z.int(),
  at: instant,
  event: z.enum(['tenant-deletion-planned', 'tenant-deletion-withdrawn', 'tenant-deleted']),
  actorName: z.string(),
  tenantName: z.string(),
});
export type HostEntry = z.infer<typeof HostEntry>;
export const HostLog = z.array(HostEntry);

/** A message of the host to the users of all tenants, as it is written. */
export const NewAnnouncement = z
  .strictObject({
    id: z.optional(id),
    text: requiredMultiline(limits.announcement),
    startsAt: instant,
    endsAt: instant,
  })
  .check(
    z.refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
      path: ['endsAt'],
    }),
  );
export type NewAnnouncement = z.infer<typeof NewAnnouncement>;
