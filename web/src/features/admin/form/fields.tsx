import type { ManagedTenant } from '@ploegplan/contract/admin.schemas';
import { limits } from '@ploegplan/contract/limits';
import type { Field as FormField } from '../../../ui/form/fields.ts';
import { partsText } from '../tenant-texts.ts';
import { BuiltInLogos } from './BuiltInLogos.tsx';
import classes from './form.module.css';
import { HiddenParts } from './HiddenParts.tsx';
import { LogoField } from './LogoField.tsx';
import { logoLabels } from './logos.ts';
import { fieldMessages, fieldOf, rejectionsOf, validate } from './rejections.ts';
import { type Field, hostsOf, type TenantValues } from './values.ts';

const inputProps = { spellCheck: false } as const;
const firstAdmin = { group: 'Eerste beheerder', required: true } as const;
const words = { required: true, width: 'half', maxLength: 40 } as const;

/** The fields of a tenant; for a new one also its first admin. */
export function tenantFields(tenant: ManagedTenant | null): FormField<TenantValues>[] {
  const isNew = tenant === null;
  const hiddenWhen = () => !isNew;
  const own = (name: Field) => ({
    missing: fieldMessages[name],
    errorOf: (values: TenantValues) => validate(values, isNew)[name],
    sentAs: Object.keys(fieldOf).filter((path) => fieldOf[path] === name),
    rejectionOf: (
      problems: Parameters<typeof rejectionsOf>[0],
      _error: Error,
      values: TenantValues,
    ) => rejectionsOf(problems, values)[name],
  });
  return [
    {
      ...own('displayName'),
      kind: 'text',
      name: 'displayName',
      label: 'Naam',
      required: true,
      maxLength: limits.name,
      inputProps,
    },
    {
      ...own('name'),
      kind: 'text',
      name: 'name',
      label: 'Naam in het adres',
      required: true,
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
      help: 'Hierheen gaat een uitnodiging om een wachtwoord te kiezen.',
      maxLength: limits.email,
      hiddenWhen,
    },
    { ...own('project'), ...words, kind: 'text', name: 'project', label: 'Eén project heet' },
    { ...own('projects'), ...words, kind: 'text', name: 'projects', label: 'Meer projecten heten' },
    {
      ...own('breakMinutes'),
      kind: 'number',
      name: 'breakMinutes',
      label: 'Pauze per werkdag (minuten)',
      required: true,
      help: 'Gaat van de geplande uren af bij meer dan 5,5 uur. Bij meer dan 10 uur minstens 45 minuten, tenzij je 0 kiest.',
    },
    {
      ...own('hiddenParts'),
      kind: 'custom',
      name: 'hiddenParts',
      label: 'Verborgen onderdelen',
      render: (input) => <HiddenParts {...input} />,
      textOf: partsText,
      comparable: ({ hiddenParts }) => hiddenParts.toSorted(),
    },
    {
      ...own('photoSide'),
      kind: 'number',
      name: 'photoSide',
      label: 'Foto’s verkleinen tot (pixels)',
      required: true,
      help: 'De langste zijde van een foto zoals een telefoon hem verstuurt.',
    },
    {
      ...own('storageGigabytes'),
      kind: 'number',
      name: 'storageGigabytes',
      label: 'Ruimte voor bestanden (GB)',
      help: 'Leeg: geen grens.',
    },
    {
      ...own('accentColor'),
      kind: 'color',
      name: 'accentColor',
      label: 'Accentkleur',
      required: true,
    },
    {
      ...own('logo'),
      kind: 'custom',
      name: 'logo',
      label: 'Ingebouwd logo',
      render: (input) => (
        <div className={classes.fields}>
          <BuiltInLogos {...input} />
          {tenant && <LogoField tenant={tenant} />}
        </div>
      ),
      textOf: ({ logo }) => logoLabels[logo],
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
      textOf: (values) => hostsOf(values).join(', '),
      comparable: hostsOf,
    },
  ];
}

const nameHelp = ({ name }: TenantValues, tenant: ManagedTenant | null) =>
  tenant && name.trim() !== tenant.name
    ? 'Het adres verandert: wie het oude gebruikt, komt er niet meer in.'
    : 'Het eerste stuk van het adres, zoals bouwbedrijf-jansen';
