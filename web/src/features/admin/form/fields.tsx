import { Input } from '@mantine/core';
import {
  type BuiltInLogo,
  builtInLogos,
  type ManagedTenant,
} from '@ploegplan/contract/admin/schemas';
import { limits } from '@ploegplan/contract/limits';
import { type ReactNode, useId } from 'react';
import type { Field as FormField } from '../../../ui/form/fields.ts';
import { Logo } from '../../../ui/page/Logo.tsx';
import {
  colorField,
  hiddenPartsField,
  nameField,
  termFields,
} from '../../../ui/tenant/look-fields.tsx';
import classes from './form.module.css';
import { logoLabels } from './logos.ts';
import { collectRejections, fieldsByPath, validate } from './rejections.ts';
import { type OwnField, parseHosts, type TenantValues } from './values.ts';

interface BuiltInLogosProps {
  values: { logo: BuiltInLogo };
  change: (values: { logo: BuiltInLogo }) => void;
}

function BuiltInLogos({ values, change }: BuiltInLogosProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-4 min-w-0">
      <Input.Label component="legend">Ingebouwd logo</Input.Label>
      <div className="grid gap-2" style={{ gridTemplateColumns: '1fr 1fr' }}>
        {builtInLogos.map((logo) => (
          <label key={logo} className={classes.logo}>
            <input
              type="radio"
              name={name}
              value={logo}
              aria-label={logoLabels[logo]}
              checked={values.logo === logo}
              onChange={() => change({ logo })}
            />
            <Logo src={`/logos/${logo}.svg`} alt="" height={24} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const inputProps = { spellCheck: false } as const;
const firstAdmin = { group: 'Eerste beheerder', required: true } as const;

const explainEmail = (hasMail: boolean) =>
  hasMail
    ? 'Hierheen gaat een uitnodiging om een wachtwoord te kiezen.'
    : 'Er is geen mailserver: na het toevoegen krijg je een tijdelijk wachtwoord om door te geven.';

/** The fields of a tenant; for a new one also its first admin. Whether mails are sent may not be known yet; `ownLogo` is the field for its own logo. */
export function createTenantFields(
  tenant: ManagedTenant | null,
  hasMail: boolean | undefined,
  ownLogo: ReactNode,
): FormField<TenantValues>[] {
  const isNew = tenant === null;
  const hiddenWhen = () => !isNew;
  const own = (name: OwnField) => ({
    findError: (values: TenantValues) => validate(values, isNew)[name],
    sentAs: Object.keys(fieldsByPath).filter((path) => fieldsByPath[path] === name),
    explainRejection: (
      problems: Parameters<typeof collectRejections>[0],
      _error: Error,
      values: TenantValues,
    ) => collectRejections(problems, values)[name],
  });
  return [
    nameField,
    {
      ...own('name'),
      kind: 'text',
      name: 'name',
      label: 'Naam in het adres',
      required: true,
      missing: 'Vul de naam in het adres in',
      help: (values) => nameHelp(values, tenant),
      maxLength: 63,
      inputProps,
    },
    {
      ...own('adminUsername'),
      ...firstAdmin,
      kind: 'text',
      name: 'adminUsername',
      label: 'Gebruikersnaam',
      maxLength: limits.username,
      inputProps,
      hiddenWhen,
    },
    {
      ...own('adminEmail'),
      ...firstAdmin,
      kind: 'email',
      name: 'adminEmail',
      label: 'E-mailadres',
      ...(hasMail !== undefined && { help: explainEmail(hasMail) }),
      maxLength: limits.email,
      hiddenWhen,
    },
    ...termFields,
    hiddenPartsField,
    {
      ...own('storageGigabytes'),
      kind: 'number',
      name: 'storageGigabytes',
      label: 'Ruimte voor bestanden (GB)',
      help: 'Leeg: geen grens.',
    },
    colorField,
    {
      ...own('logo'),
      kind: 'custom',
      name: 'logo',
      label: 'Ingebouwd logo',
      render: (input) => (
        <div className="flex flex-col gap-4">
          <BuiltInLogos {...input} />
          {ownLogo}
        </div>
      ),
      formatText: ({ logo }) => logoLabels[logo],
      comparable: ({ logo }) => logo,
    },
    {
      ...own('hosts'),
      kind: 'multiline',
      name: 'hosts',
      label: 'Eigen adressen',
      help: 'Eén per regel. Het eerste staat in de mails.',
      placeholder: 'planning.bedrijf.nl',
      inputProps,
      formatText: (values) => parseHosts(values).join(', '),
      comparable: parseHosts,
    },
  ];
}

const nameHelp = ({ name }: TenantValues, tenant: ManagedTenant | null) =>
  tenant && name.trim() !== tenant.name
    ? 'Het adres verandert: wie het oude gebruikt, komt er niet meer in.'
    : 'Het eerste stuk van het adres, zoals bouwbedrijf-jansen';
