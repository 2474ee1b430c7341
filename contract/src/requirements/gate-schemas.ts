import * as z from 'zod/mini';
import { Certificate } from '../employees/schemas.ts';
import { plainDate } from '../fields.ts';

/** Who comes to a project on a day, as it is told at the gate. */
export const GatePerson = z.strictObject({
  date: plainDate,
  name: z.string(),
  certificates: z.array(z.omit(Certificate, { number: true })),
  /** The day on which the office saw an identity document; null when it did not. */
  identitySeenOn: z.nullable(plainDate),
});
export type GatePerson = z.infer<typeof GatePerson>;

export const OfficeGatePerson = z.extend(GatePerson, {
  /** The user who recorded that; empty when it is not known any more. */
  identitySeenBy: z.string(),
});
export type OfficeGatePerson = z.infer<typeof OfficeGatePerson>;
