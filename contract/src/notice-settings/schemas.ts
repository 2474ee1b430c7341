import * as z from 'zod/mini';
import { usualTime } from '../fields.ts';

/** When the company disturbs nobody. */
export const NoticeSettings = z.strictObject({
  /** Null: notices go at any hour. */
  quietFrom: z.nullable(usualTime),
  quietUntil: z.nullable(usualTime),
  /** True: what is about the next day is told at any hour. */
  tellsNextDay: z.boolean(),
  version: z.int32().check(z.minimum(0)),
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;

export const NoticeSettingsChange = NoticeSettings.check(
  z.refine(({ quietFrom, quietUntil }) => (quietFrom === null) === (quietUntil === null), {
    path: ['quietUntil'],
    error: 'required',
  }),
  z.refine(({ quietFrom, quietUntil }) => quietFrom === null || quietFrom !== quietUntil, {
    path: ['quietUntil'],
    error: 'same-time',
  }),
);
export type NoticeSettingsChange = z.infer<typeof NoticeSettingsChange>;
