import * as z from 'zod/mini';
import { instant, requiredText, version } from '../fields.ts';
import { HolidayKey, holidayKeys } from '../holidays/schemas.ts';
import { limits } from '../limits.ts';
import {
  HelpContact,
  hideableParts,
  linkDays,
  NewHelpContact,
  NewOwnLimits,
  noticeDays,
  OwnLimit,
  photoSide,
  restoreDays,
  WorkingWeek,
} from '../tenants/schemas.ts';

/** How a company is called and looks, and what of the product it uses: set by the company and by a god. */
export const lookFields = {
  displayName: requiredText(limits.name),
  accentColor: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  terms: z.strictObject({ project: requiredText(40), projects: requiredText(40) }),
  hiddenParts: z.array(z.enum(hideableParts)).check(z.maxLength(hideableParts.length)),
};

/** The same as it was stored. */
export const storedLook = {
  ...lookFields,
  displayName: z.string(),
  terms: z.strictObject({ project: z.string(), projects: z.string() }),
};

const months = ({ least, most }: { least: number; most: number }) =>
  z.nullable(z.int().check(z.minimum(least), z.maximum(most)));

const fields = {
  ...lookFields,
  workingWeek: WorkingWeek,
  observedHolidays: z.array(HolidayKey).check(z.maxLength(holidayKeys.length)),
  photoSide,
  noticeDays,
  linkDays,
  restoreDays,
  /** Null: the log is kept for ever. */
  auditLogMonths: months(limits.auditLogMonths),
  /** Null: photos and notes of who left stay. */
  leaverMonths: months(limits.leaverMonths),
  helpContact: NewHelpContact,
  ownLimits: NewOwnLimits,
  /** Whether employees record hours on open projects without planning. */
  otherWork: z.boolean(),
  /** Whether employees see the phone numbers of who is on their work too. */
  colleaguePhones: z.boolean(),
};

/** The logo in use: its address, and whether it is the company's own image. */
export const usedLogo = { logoUrl: z.string(), hasLogoImage: z.boolean() };

export const CompanySettings = z.strictObject({
  ...fields,
  ...storedLook,
  helpContact: HelpContact,
  ownLimits: z.array(OwnLimit),
  ...usedLogo,
  version,
});
export type CompanySettings = z.infer<typeof CompanySettings>;

/** What is absent stays as it is. */
export const SettingsChange = z.strictObject({
  ...z.partial(z.strictObject(fields)).shape,
  version,
});
export type SettingsChange = z.infer<typeof SettingsChange>;

const count = z.int().check(z.minimum(0));

/** The state of the company's Ploegplan, for its office. */
export const CompanyState = z.strictObject({
  users: z.strictObject({ active: count, invited: count, inactive: count }),
  mail: z.strictObject({
    /** False: mails are written to a folder on the server. */
    hasServer: z.boolean(),
    lastSentAt: z.nullable(instant),
    /** Still to be sent, failed attempts included. */
    waiting: count,
    /** Given up in the last thirty days. */
    failed: count,
  }),
  /** The nightly backup of the whole installation. */
  backup: z.strictObject({
    /** False: the server makes none. */
    isSet: z.boolean(),
    lastAt: z.nullable(instant),
    /** None was complete since one that failed. */
    hasFailed: z.boolean(),
  }),
});
export type CompanyState = z.infer<typeof CompanyState>;
