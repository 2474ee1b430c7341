import { NewTenant, TenantUpdate } from '@ploegplan/contract/admin/schemas';
import type { FieldProblem } from '@ploegplan/contract/problem';
import { EMAIL_FAULT } from '@ploegplan/contract/values/email';
import { type OwnField, parseHosts, type TenantValues, toAdmin, toSettings } from './values.ts';

type FormErrors = Partial<Record<OwnField, string>>;

/** The form field of each part of the request body that only a god sets. */
export const fieldsByPath: Record<string, OwnField> = {
  name: 'name',
  logo: 'logo',
  storageGigabytes: 'storageGigabytes',
  hosts: 'hosts',
  'admin.username': 'adminUsername',
  'admin.email': 'adminEmail',
};

const fieldMessages: Record<OwnField, string> = {
  name: 'Alleen kleine letters, cijfers en streepjes; begin met een letter',
  adminUsername: 'Alleen letters, cijfers en . _ @ + -, zonder spaties',
  adminEmail: EMAIL_FAULT,
  logo: 'Kies opnieuw',
  storageGigabytes: 'Vul hele gigabytes in van 1 tot en met 100000, of niets',
  hosts: 'Vul adressen in zoals planning.bedrijf.nl',
};

const taken: FormErrors = {
  name: 'Er is al een bedrijf met deze naam in het adres',
  adminUsername: 'Deze gebruikersnaam is al in gebruik',
};

/** The message for a rejected path of the request body, such as `name` or `hosts.2`. */
function createRefusal(path: string, isTaken: boolean, values: TenantValues): FormErrors {
  const [, whole = path, at] = /^(hosts)\.(\d+)$/.exec(path) ?? [];
  const field = fieldsByPath[whole];
  if (!field) return {};
  const host = whole === 'hosts' && at !== undefined ? parseHosts(values)[Number(at)] : undefined;
  if (host !== undefined) {
    const fault = isTaken ? 'hoort al bij een ander bedrijf' : 'is geen adres';
    return { hosts: `${host} ${fault}` };
  }
  return { [field]: (isTaken && taken[field]) || fieldMessages[field] };
}

export function validate(values: TenantValues, isNew: boolean): FormErrors {
  const settings = toSettings(values);
  const { error } = isNew
    ? NewTenant.safeParse({ ...settings, admin: toAdmin(values) })
    : TenantUpdate.safeParse({ ...settings, version: 1 });
  const faults = error?.issues ?? [];
  return mergeFaults(faults.map(({ path }) => createRefusal(path.join('.'), false, values)));
}

/** Keeps the first error of each field. */
function mergeFaults(faults: readonly FormErrors[]): FormErrors {
  const errors: FormErrors = {};
  for (const fault of faults.toReversed()) Object.assign(errors, fault);
  return errors;
}

export const collectRejections = (
  problems: readonly FieldProblem[],
  values: TenantValues,
): FormErrors =>
  mergeFaults(problems.map(({ field, code }) => createRefusal(field, code === 'taken', values)));
