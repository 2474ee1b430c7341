import type { BuiltInLogo } from '@ploegplan/contract/admin/schemas';
import type { HolidayKey } from '@ploegplan/contract/holidays/schemas';
import { usualScaffoldSettings } from '@ploegplan/contract/rules/scaffolds/usual-settings';
import { createDatedLimits, type DatedLimits } from '@ploegplan/contract/rules/working-time/limits';
import type { ScaffoldSettings } from '@ploegplan/contract/scaffolds/settings-schemas';
import {
  type HelpContact,
  hideableParts,
  type OwnLimit,
  type WorkingWeek,
} from '@ploegplan/contract/tenants/schemas';
import { isEqual } from '@ploegplan/contract/values/equal';
import { sql } from 'kysely';
import type { TenantTx } from './transaction.ts';

export interface TenantSettings {
  name: string;
  displayName: string;
  logo: BuiltInLogo;
  accentColor: string;
  terms: { project: string; projects: string };
  hiddenParts: (typeof hideableParts)[number][];
  workingWeek: WorkingWeek;
  observedHolidays: HolidayKey[];
  photoSide: number;
  noticeDays: number;
  linkDays: number;
  restoreDays: number;
  auditLogMonths: number | null;
  leaverMonths: number | null;
  helpContact: HelpContact;
  ownLimits: OwnLimit[];
  otherWork: boolean;
  colleaguePhones: boolean;
  tellChanges: boolean;
  scaffoldSettings: ScaffoldSettings;
  factorFrom: string | null;
  storageGigabytes: number | null;
}

export interface StoredSettings extends TenantSettings {
  hasLogoImage: boolean;
  logoVersion: number;
  version: number;
}

const selectSettings = (tx: TenantTx, id: string) =>
  tx
    .selectFrom('tenants')
    .select((eb) => [
      'name',
      'display_name as displayName',
      eb.ref('logo').$castTo<BuiltInLogo>().as('logo'),
      'accent_color as accentColor',
      'project_term as project',
      'projects_term as projects',
      'hidden_parts as hidden',
      eb.ref('working_week').$castTo<WorkingWeek>().as('workingWeek'),
      eb.ref('observed_holidays').$castTo<HolidayKey[]>().as('observedHolidays'),
      'photo_side as photoSide',
      'notice_days as noticeDays',
      'link_days as linkDays',
      'restore_days as restoreDays',
      'audit_log_months as auditLogMonths',
      'leaver_months as leaverMonths',
      eb.ref('help_contact').$castTo<HelpContact>().as('helpContact'),
      eb.ref('own_limits').$castTo<OwnLimit[]>().as('ownLimits'),
      'other_work as otherWork',
      'colleague_phones as colleaguePhones',
      'tell_changes as tellChanges',
      eb.ref('scaffold_settings').$castTo<ScaffoldSettings | null>().as('ownScaffoldSettings'),
      'factor_from as factorFrom',
      'storage_gigabytes as storageGigabytes',
      eb('logo_image', 'is not', null).$castTo<boolean>().as('hasLogoImage'),
      'logo_version as logoVersion',
      'version',
    ])
    .where('id', '=', id);

type Row = Awaited<ReturnType<ReturnType<typeof selectSettings>['executeTakeFirstOrThrow']>>;

const toSettings = ({
  project,
  projects,
  hidden,
  ownScaffoldSettings,
  ...row
}: Row): StoredSettings => ({
  ...row,
  scaffoldSettings: ownScaffoldSettings ?? usualScaffoldSettings,
  terms: { project, projects },
  hiddenParts: hideableParts.filter((part) => hidden.includes(part)),
});

export const readSettings = async (tx: TenantTx, id: string): Promise<StoredSettings> =>
  toSettings(await selectSettings(tx, id).executeTakeFirstOrThrow());

/** Locks the settings until the transaction ends; undefined when there is no such tenant. */
export async function lockSettings(tx: TenantTx, id: string): Promise<StoredSettings | undefined> {
  const row = await selectSettings(tx, id).forUpdate().executeTakeFirst();
  return row && toSettings(row);
}

/** A part of the values; an absent or undefined one stays unchanged. */
type Some<S> = { [Key in keyof S]?: S[Key] | undefined };

/** The columns of settings; those of absent settings are undefined, which Kysely leaves out. */
const toColumns = (settings: Some<TenantSettings>) => ({
  name: settings.name,
  display_name: settings.displayName,
  logo: settings.logo,
  accent_color: settings.accentColor,
  project_term: settings.terms?.project,
  projects_term: settings.terms?.projects,
  hidden_parts: settings.hiddenParts,
  working_week: settings.workingWeek && JSON.stringify(settings.workingWeek),
  observed_holidays: settings.observedHolidays,
  photo_side: settings.photoSide,
  notice_days: settings.noticeDays,
  link_days: settings.linkDays,
  restore_days: settings.restoreDays,
  audit_log_months: settings.auditLogMonths,
  leaver_months: settings.leaverMonths,
  help_contact: settings.helpContact && JSON.stringify(settings.helpContact),
  own_limits: settings.ownLimits && JSON.stringify(settings.ownLimits),
  other_work: settings.otherWork,
  colleague_phones: settings.colleaguePhones,
  tell_changes: settings.tellChanges,
  scaffold_settings: settings.scaffoldSettings && JSON.stringify(settings.scaffoldSettings),
  factor_from: settings.factorFrom,
  storage_gigabytes: settings.storageGigabytes,
});

export async function insertTenant(
  tx: TenantTx,
  id: string,
  settings: Some<TenantSettings> & Pick<TenantSettings, 'name' | 'displayName'>,
): Promise<void> {
  const { name, displayName } = settings;
  await tx
    .insertInto('tenants')
    .values({ ...toColumns(settings), id, name, display_name: displayName })
    .execute();
}

export async function updateSettings(
  tx: TenantTx,
  id: string,
  changes: Some<TenantSettings>,
): Promise<void> {
  await tx
    .updateTable('tenants')
    .set((eb) => ({ ...toColumns(changes), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Lists the old and new value of each changed setting, for the audit log. */
export const listDifferences = <S extends object>(
  before: S,
  changes: Some<NoInfer<S>>,
): Record<string, [from: unknown, to: unknown]> =>
  Object.fromEntries(
    (Object.keys(changes) as (keyof S & string)[])
      .map((key) => [key, [before[key], changes[key]]] as const)
      .filter(([, [from, to]]) => to !== undefined && !isEqual(from, to))
      .map(([key, [from, to]]) => [key, [from, to]]),
  );

const selectOwnRow = (tx: TenantTx) =>
  tx.selectFrom('tenants').where('id', '=', sql<string>`current_tenant()`);

/** The holidays on which nobody of this tenant works. */
export async function findObservedHolidays(tx: TenantTx): Promise<HolidayKey[]> {
  const { keys } = await selectOwnRow(tx)
    .select((eb) => eb.ref('observed_holidays').$castTo<HolidayKey[]>().as('keys'))
    .executeTakeFirstOrThrow();
  return keys;
}

export async function findWorkingWeek(tx: TenantTx): Promise<WorkingWeek> {
  const { week } = await selectOwnRow(tx)
    .select((eb) => eb.ref('working_week').$castTo<WorkingWeek>().as('week'))
    .executeTakeFirstOrThrow();
  return week;
}

/** The figures of the law, with those of this tenant in their place. */
export async function findLimits(tx: TenantTx): Promise<DatedLimits> {
  const { own } = await selectOwnRow(tx)
    .select((eb) => eb.ref('own_limits').$castTo<OwnLimit[]>().as('own'))
    .executeTakeFirstOrThrow();
  return createDatedLimits(own);
}

/** What the company set about its scaffolds, else what one begins with. */
export async function findScaffoldSettings(tx: TenantTx): Promise<ScaffoldSettings> {
  const { own } = await selectOwnRow(tx)
    .select((eb) => eb.ref('scaffold_settings').$castTo<ScaffoldSettings | null>().as('own'))
    .executeTakeFirstOrThrow();
  return own ?? usualScaffoldSettings;
}

/** Finds the days of notice before something ends, and the days that a deleted document is kept. */
export const findTermsInDays = (tx: TenantTx) =>
  selectOwnRow(tx)
    .select(['notice_days as noticeDays', 'restore_days as restoreDays'])
    .executeTakeFirstOrThrow();

/** True when employees of this tenant record hours on projects without planning. */
export async function allowsOtherWork(tx: TenantTx): Promise<boolean> {
  const { allows } = await selectOwnRow(tx)
    .select('other_work as allows')
    .executeTakeFirstOrThrow();
  return allows;
}
