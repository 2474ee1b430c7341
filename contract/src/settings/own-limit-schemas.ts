import * as z from 'zod/mini';
import { requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { isFigureOf } from '../rules/working-time/limit-rules.ts';
import { OwnLimit } from '../tenants/schemas.ts';

/** The sent figures of all rules; a rule has each of its figures from another day. */
export const NewOwnLimits = z
  .array(
    z.extend(OwnLimit, { source: requiredText(limits.name) }).check(
      z.refine(({ rule, value }) => isFigureOf(rule, value), {
        path: ['value'],
        error: 'out-of-bounds',
      }),
      z.refine(({ from, until }) => until === null || from <= until, {
        path: ['until'],
        error: 'before-start',
      }),
    ),
  )
  .check(
    z.maxLength(limits.ownLimits),
    z.refine((own) => new Set(own.map(({ rule, from }) => `${rule} ${from}`)).size === own.length, {
      error: 'same-date',
    }),
  );
