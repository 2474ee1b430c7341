import * as z from 'zod/mini';
import { email, id, instant, UserType, version, withoutNul } from '../fields.ts';
import { languages } from '../languages/languages.ts';
import { limits } from '../limits.ts';

export const Account = z.strictObject({
  username: z.string(),
  userType: UserType,
  alsoEmployee: z.boolean(),
  email: z.string(),
  /** False for a user who signs in by mailed links only. */
  hasPassword: z.boolean(),
  employee: z.nullable(
    z.strictObject({
      name: z.string(),
      jobTitle: z.string(),
      phonenumber: z.string(),
    }),
  ),
  version,
});
export type Account = z.infer<typeof Account>;

/** The current password is required of a user who has one, so that an unlocked phone is not enough to take over the account. */
export const AccountUpdate = z.strictObject({
  email,
  currentPassword: z._default(z.string().check(withoutNul, z.maxLength(limits.password)), ''),
  version,
});
export type AccountUpdate = z.infer<typeof AccountUpdate>;

export const LanguageChoice = z.strictObject({ language: z.enum(languages) });

export const AccountSession = z.strictObject({
  id,
  /** The browser and system, such as 'Chrome op Android'. */
  device: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;
