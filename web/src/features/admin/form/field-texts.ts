import type { ManagedTenant } from '@ploegplan/contract/admin';
import { partsText } from '../tenant-texts.ts';
import { type Field, hostsOf, type TenantValues } from './values.ts';

export const labels: Record<Field, string> = {
  displayName: 'Naam',
  name: 'Naam in het adres',
  adminUsername: 'Gebruikersnaam',
  adminEmail: 'E-mailadres',
  project: 'Eén project heet',
  projects: 'Meer projecten heten',
  hiddenParts: 'Verborgen onderdelen',
  accentColor: 'Accentkleur',
  logo: 'Ingebouwd logo',
  hosts: 'Eigen adressen',
};

export const logoLabels: Record<ManagedTenant['logo'], string> = {
  ploegplan: 'Ploegplan',
  demo: 'Bouw',
  steigerbouw: 'Steigerbouw',
  gevelwerk: 'Gevelwerk',
};

/** One field of a form in words, to be compared with another. */
export function fieldText(field: Field, values: TenantValues): string {
  const texts: Record<Field, string> = {
    ...values,
    hiddenParts: partsText(values),
    logo: logoLabels[values.logo],
    hosts: hostsOf(values).join(', '),
  };
  return texts[field] || 'geen';
}
