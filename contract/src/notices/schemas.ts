import * as z from 'zod/mini';
import { requiredText } from '../fields.ts';

/** What a worker may switch off. What the plan says cannot be. */
export const optionalNoticeKinds = ['leave', 'hours', 'missing'] as const;
export type OptionalNoticeKind = (typeof optionalNoticeKinds)[number];
export type NoticeKind = 'plan' | OptionalNoticeKind;

export const noticeWays = ['push', 'mail'] as const;
export type NoticeWay = (typeof noticeWays)[number];

const choices = {
  /** The way that is tried first; the other follows where that fails or is missing. */
  firstWay: z.enum(noticeWays),
  kindsOff: z.array(z.enum(optionalNoticeKinds)),
  /** The version is 0 before the first change. */
  version: z.int32().check(z.minimum(0)),
};

/** How the own notices arrive. */
export const OwnNotices = z.strictObject({
  ...choices,
  /** The address that mails go to; empty: none. */
  email: z.string(),
  /** The public key with which a browser subscribes to push messages of this server. */
  pushKey: z.string(),
  /** True when the browser of this session gets push messages. */
  isSubscribed: z.boolean(),
  /** How many devices get push messages. */
  devices: z.int(),
});
export type OwnNotices = z.infer<typeof OwnNotices>;

export const OwnNoticesChange = z.strictObject({
  ...choices,
  kindsOff: choices.kindsOff.check(z.refine((kinds) => new Set(kinds).size === kinds.length)),
});
export type OwnNoticesChange = z.infer<typeof OwnNoticesChange>;

/** A subscription to push messages, as the browser gives it. */
export const PushSubscription = z.strictObject({
  endpoint: requiredText(1_000),
  /** A point of the curve P-256 without compression: 65 bytes. */
  p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
  /** 16 bytes. */
  auth: z.string().check(z.regex(/^[\w-]{22}$/)),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/** What became of a test message to this device. */
export const PushTested = z.strictObject({
  /** `ended`: this browser has no subscription, or ended it; `failed`: the push service does not take the message now. */
  result: z.enum(['sent', 'ended', 'failed']),
});
export type PushTested = z.infer<typeof PushTested>;
