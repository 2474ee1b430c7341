import * as z from 'zod/mini';
import { dateRange, id, instant, multiline, plainDate, plainTime } from '../fields.ts';
import { limits } from '../limits.ts';

/** Work of a day as a person was told it. */
export const ToldWork = z.strictObject({
  itemId: id,
  /** The name of the project, else of the client. */
  title: z.string(),
  place: z.string(),
  startTime: z.nullable(plainTime),
  endTime: z.nullable(plainTime),
});
export type ToldWork = z.infer<typeof ToldWork>;

/** `shown`: the day was on the screen; `seen` and `cannot` are answers of the person. */
export const receiptAnswers = ['shown', 'seen', 'cannot'] as const;
export type ReceiptAnswer = (typeof receiptAnswers)[number];

const dayKey = { publicationId: id, date: plainDate };

/** What the employee was told last of a day. */
export const OwnToldDay = z.strictObject({
  ...dayKey,
  at: instant,
  works: z.array(ToldWork),
  /** What was told before it, and was seen; null when nothing was. */
  was: z.nullable(z.array(ToldWork)),
  /** True when the planning of the day changed since. */
  isOutdated: z.boolean(),
  answer: z.nullable(z.enum(receiptAnswers)),
});
export type OwnToldDay = z.infer<typeof OwnToldDay>;

/** An answer to what was told of one or more days; a repeated one changes nothing. */
export const NewReceipt = z.strictObject({
  id,
  days: z.array(z.strictObject(dayKey)).check(z.minLength(1), z.maxLength(limits.planningDays)),
  answer: z.enum(receiptAnswers),
  /** Why somebody cannot come. */
  reason: z._default(multiline(limits.receiptReason), ''),
  /** By the clock of the device. */
  at: instant,
});
export type NewReceipt = z.input<typeof NewReceipt>;

/** Where a person is with what was told of a range of days; who saw all of it, can come and can be reached is not listed. */
export const OpenPerson = z.strictObject({
  employeeId: id,
  /** No message about what is unseen reached the person: there is no way to, or each failed. */
  isUnreachable: z.boolean(),
  unseen: z.array(plainDate),
  cannot: z.array(z.strictObject({ date: plainDate, reason: z.string(), at: instant })),
});
export type OpenPerson = z.infer<typeof OpenPerson>;

/** A day of a person whose definite planning is another than what was told. */
export const PendingDay = z.strictObject({
  employeeId: id,
  date: plainDate,
  /** Null when nothing was told of the day yet. */
  was: z.nullable(z.array(ToldWork)),
  works: z.array(ToldWork),
});
export type PendingDay = z.infer<typeof PendingDay>;

export const ToldOverview = z.strictObject({
  /** The people who were told something of these days, and those of them who saw all of it. */
  told: z.int(),
  seen: z.int(),
  people: z.array(OpenPerson),
  /** The days from today on that are to be told, of which the first are listed. */
  pendingCount: z.int(),
  pending: z.array(PendingDay),
});
export type ToldOverview = z.infer<typeof ToldOverview>;

/** The number of days told, or of people reminded. */
export const ToldCount = z.strictObject({ count: z.int() });

export const ToldRange = dateRange(limits.planningDays);
export type ToldRange = z.infer<typeof ToldRange>;

export const HistoryRange = dateRange(limits.toldHistoryDays);

/** What a person was told of a day, and what became of it. */
export const ToldDay = z.strictObject({
  ...dayKey,
  at: instant,
  /** Empty when the system did it. */
  by: z.string(),
  was: z.nullable(z.array(ToldWork)),
  works: z.array(ToldWork),
  receipts: z.array(
    z.strictObject({
      answer: z.enum(receiptAnswers),
      reason: z.string(),
      at: instant,
      arrivedAt: instant,
    }),
  ),
  /** How and when a message about it reached the person; null while none did. */
  reachedBy: z.nullable(z.enum(['push', 'mail'])),
  reachedAt: z.nullable(instant),
  /** Told later than the law or the company asks. */
  notice: z.nullable(z.strictObject({ days: z.int(), limit: z.int(), isOnCall: z.boolean() })),
});
export type ToldDay = z.infer<typeof ToldDay>;
