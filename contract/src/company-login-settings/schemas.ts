import * as z from 'zod/mini';
import { companyLoginFaultCodes } from '../company-login/faults.ts';
import { requiredText, text } from '../fields.ts';
import { limits } from '../limits.ts';

const choices = {
  /** The provider vouches for no address, but the company does for all of them. */
  trustsEmail: z.boolean(),
  /** Who signed in at the provider needs no second step here. */
  countsAsFactor: z.boolean(),
  version: z.int32().check(z.minimum(0)),
};

export const CompanyLogin = z.strictObject({
  ...choices,
  /** What the button of the login page names; empty: there is no button. */
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  /** The secret itself is never given. */
  hasSecret: z.boolean(),
  /** Domains of mail addresses that may sign in; empty: all. */
  domains: z.array(z.string()),
  groupClaim: z.string(),
  /** Empty: no group is asked. */
  requiredGroup: z.string(),
  /** Whose members are admins; empty: no group decides. */
  adminGroup: z.string(),
});
export type CompanyLogin = z.infer<typeof CompanyLogin>;

/** A domain of mail addresses, in lower case. */
export const mailDomain = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

export const CompanyLoginChange = z
  .strictObject({
    ...choices,
    name: text(limits.shortName),
    issuer: text(limits.url),
    clientId: text(limits.name),
    /** Absent leaves it; empty removes it. */
    clientSecret: z.optional(text(limits.url)),
    domains: z
      .array(z.string().check(z.maxLength(limits.host), z.regex(mailDomain)))
      .check(z.maxLength(20)),
    groupClaim: requiredText(limits.name),
    requiredGroup: text(limits.name),
    adminGroup: text(limits.name),
  })
  .check(
    z.refine(({ name, issuer }) => name === '' || issuer !== '', {
      path: ['issuer'],
      error: 'required',
    }),
    z.refine(({ issuer, clientId }) => issuer === '' || clientId !== '', {
      path: ['clientId'],
      error: 'required',
    }),
  );
export type CompanyLoginChange = z.infer<typeof CompanyLoginChange>;

/** Null: the provider answers, and knows the client. */
export const CompanyLoginTest = z.strictObject({
  fault: z.nullable(z.enum(companyLoginFaultCodes)),
});
