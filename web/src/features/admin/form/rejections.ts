import { NewTenant, TenantUpdate } from '@ploegplan/contract/admin.schemas';
import type { FieldProblem } from '@ploegplan/contract/problem';
import { adminOf, type Field, hostsOf, settingsOf, type TenantValues } from './values.ts';

type FormErrors = Partial<Record<Field, string>>;

/** The form field of each part of the request body. */
export const fieldOf: Record<string, Field> = {
  name: 'name',
  displayName: 'displayName',
  accentColor: 'accentColor',
  logo: 'logo',
  'terms.project': 'project',
  'terms.projects': 'projects',
  hiddenParts: 'hiddenParts',
  breakMinutes: 'breakMinutes',
  photoSide: 'photoSide',
  storageGigabytes: 'storageGigabytes',
  hosts: 'hosts',
  'admin.username': 'adminUsername',
  'admin.email': 'adminEmail',
};

export const fieldMessages: Record<Field, string> = {
  displayName: 'Vul de naam van het bedrijf in',
  name: 'Alleen kleine letters, cijfers en streepjes; begin met een letter',
  adminUsername: 'Alleen letters, cijfers en . _ @ + -, zonder spaties',
  adminEmail: 'Vul een geldig e-mailadres in',
  project: 'Vul een woord van hooguit 40 tekens in',
  projects: 'Vul een woord van hooguit 40 tekens in',
  hiddenParts: 'Kies opnieuw',
  breakMinutes: 'Vul hele minuten in van 0 tot en met 120',
  photoSide: 'Vul hele pixels in van 1024 tot en met 8192',
  storageGigabytes: 'Vul hele gigabytes in van 1 tot en met 100000, of niets',
  accentColor: 'Vul een kleur in zoals #0f5e6b',
  logo: 'Kies opnieuw',
  hosts: 'Vul adressen in zoals planning.bedrijf.nl',
};

const taken: FormErrors = {
  name: 'Er is al een bedrijf met deze naam in het adres',
  adminUsername: 'Deze gebruikersnaam is al in gebruik',
};

/** The message for a rejected path of the request body, such as `terms.project` or `hosts.2`. */
function refusal(path: string, isTaken: boolean, values: TenantValues): FormErrors {
  const [, whole = path, at] = /^(hosts|hiddenParts)\.(\d+)$/.exec(path) ?? [];
  const field = fieldOf[whole];
  if (!field) return {};
  const host = whole === 'hosts' && at !== undefined ? hostsOf(values)[Number(at)] : undefined;
  if (host !== undefined) {
    const fault = isTaken ? 'hoort al bij een ander bedrijf' : 'is geen adres';
    return { hosts: `${host} ${fault}` };
  }
  return { [field]: (isTaken && taken[field]) || fieldMessages[field] };
}

export function validate(values: TenantValues, isNew: boolean): FormErrors {
  const settings = settingsOf(values);
  const { error } = isNew
    ? NewTenant.safeParse({ ...settings, admin: adminOf(values) })
    : TenantUpdate.safeParse({ ...settings, version: 1 });
  const faults = error?.issues ?? [];
  return together(faults.map(({ path }) => refusal(path.join('.'), false, values)));
}

/** Keeps the first error of each field. */
function together(faults: readonly FormErrors[]): FormErrors {
  const errors: FormErrors = {};
  for (const fault of faults.toReversed()) Object.assign(errors, fault);
  return errors;
}

export const rejectionsOf = (problems: readonly FieldProblem[], values: TenantValues): FormErrors =>
  together(problems.map(({ field, code }) => refusal(field, code === 'taken', values)));
