import * as z from 'zod/mini';
import { id, instant, requiredText, withoutNul } from '../fields.ts';
import { limits } from '../limits.ts';

/** Bytes as base64url, as WebAuthn passes them. */
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
const transports = z.array(z.string().check(withoutNul, z.maxLength(20))).check(z.maxLength(10));

/** What a browser signed with a passkey. */
export const PasskeyAssertion = z.strictObject({
  id: bytes(1_400),
  clientDataJSON: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(2_000),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** A passkey that a browser made. */
export const NewPasskey = z.strictObject({
  name: requiredText(limits.name),
  id: bytes(1_400),
  clientDataJSON: bytes(4_000),
  attestationObject: bytes(8_000),
  transports,
});
export type NewPasskey = z.infer<typeof NewPasskey>;

const publicKey = z.literal('public-key');
const credentials = z.array(
  z.strictObject({ id: z.string(), type: publicKey, transports: z.array(z.string()) }),
);

/** What a browser is asked to sign, as WebAuthn defines it; without credentials any of this host will do. */
export const PasskeyRequest = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.enum(['required', 'preferred']),
  allowCredentials: credentials,
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** What a browser is asked to make, as WebAuthn defines it. */
export const PasskeyCreation = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: publicKey, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
  }),
  excludeCredentials: credentials,
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

const appCode = z.string().check(z.regex(/^\d{6}$/));

/** The secret of an authenticator app in base32, and its address for a QR code. */
export const AppSecret = z.strictObject({
  secret: z.string(),
  address: z.string(),
  /** Goes back with the first code: shows that the secret was made here, for this session, some minutes ago at most. */
  proof: z.string(),
});
export type AppSecret = z.infer<typeof AppSecret>;

export const NewApp = z.strictObject({
  secret: z.string().check(z.regex(/^[A-Z2-7]{32}$/)),
  proof: bytes(100),
  code: appCode,
});

const used = { createdAt: instant, lastUsedAt: z.nullable(instant) };

/** The ways besides the password in which the owner of an account shows who he is. */
export const Factors = z.strictObject({
  passkeys: z.array(z.strictObject({ id, name: z.string(), ...used })),
  app: z.nullable(z.strictObject(used)),
  recoveryCodesLeft: z.int(),
  /** The account may not be without one. */
  isRequired: z.boolean(),
});
export type Factors = z.infer<typeof Factors>;

/** New recovery codes, shown once; null when those of before stay. */
export const FactorAdded = z.strictObject({ recoveryCodes: z.nullable(z.array(z.string())) });
export const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

/** The ways to confirm who one is: in the second step of signing in, or before something dangerous. */
export const ConfirmationWays = z.strictObject({
  password: z.boolean(),
  app: z.boolean(),
  recovery: z.boolean(),
  /** Null without a passkey of this host. */
  passkey: z.nullable(PasskeyRequest),
});
export type ConfirmationWays = z.infer<typeof ConfirmationWays>;

const password = z.string().check(withoutNul, z.minLength(1), z.maxLength(limits.password));

export const Confirmation = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('password'), password }),
  z.strictObject({ way: z.literal('app'), code: appCode }),
  z.strictObject({
    way: z.literal('recovery'),
    code: z.string().check(withoutNul, z.minLength(1), z.maxLength(40)),
  }),
  z.strictObject({ way: z.literal('passkey'), passkey: PasskeyAssertion }),
]);
export type Confirmation = z.infer<typeof Confirmation>;
