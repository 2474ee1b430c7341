import * as z from 'zod/mini';
import { instant, plainDate } from '../fields.ts';
import { LeaveBalance } from '../leave/schemas.ts';
import { PayrollAmount } from './schemas.ts';

/** The own amounts of a batch, and the balances of leave at its last day. */
export const OwnPayroll = z.strictObject({
  batches: z.array(
    z.strictObject({
      number: z.int(),
      from: plainDate,
      to: plainDate,
      period: z.string(),
      madeAt: instant,
      amounts: z.array(PayrollAmount),
      balances: z.array(LeaveBalance),
    }),
  ),
  /** What was approved until today and waits for the next batch. */
  open: z.array(PayrollAmount),
});
export type OwnPayroll = z.infer<typeof OwnPayroll>;
