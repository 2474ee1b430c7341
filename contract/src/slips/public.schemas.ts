import * as z from 'zod/mini';
import { instant, text, version } from '../fields.ts';
import { limits } from '../limits.ts';
import { SlipPaper } from './schemas.ts';
import { SlipSignature } from './signing.schemas.ts';

/** The token may be any text, so that one that cannot be a token is answered like an unknown one. */
export const SlipToken = z.strictObject({ token: text(limits.name) });

/** What who has a link sees: the version to sign, or the copy of what was signed. */
export const PublicSlip = z.strictObject({
  tenant: z.strictObject({ name: z.string(), logo: z.string(), accentColor: z.string() }),
  /** To whom it was sent. */
  name: z.string(),
  email: z.string(),
  purpose: z.enum(['sign', 'confirm']),
  paper: SlipPaper,
  sha256: z.string(),
  signature: z.nullable(SlipSignature),
});
export type PublicSlip = z.infer<typeof PublicSlip>;

export const SlipCheck = z.strictObject({ hash: text(limits.name) });

/** Tells of a signed version no more than that it is genuine. */
export const SlipChecked = z.union([
  z.strictObject({ isGenuine: z.literal(true), version, signedAt: instant }),
  z.strictObject({ isGenuine: z.literal(false) }),
]);
export type SlipChecked = z.infer<typeof SlipChecked>;
