import type { ManagedTenant } from '@ploegplan/contract/admin';
import type { hideableParts } from '@ploegplan/contract/tenant-bodies';

export const partLabels: Record<(typeof hideableParts)[number], string> = {
  materials: 'Materieel',
  hours: 'Urenbeheer',
};

export const partsText = ({ hiddenParts }: Pick<ManagedTenant, 'hiddenParts'>): string =>
  hiddenParts.map((part) => partLabels[part]).join(', ');

export const statusText = ({ blocked }: Pick<ManagedTenant, 'blocked'>): string =>
  blocked ? 'Gesloten' : 'Open';

/** 'demo.ploegplan.nl', without what is the same for all. */
export const hostText = ({ address }: Pick<ManagedTenant, 'address'>): string =>
  new URL(address).host;

/** What the columns hold, to sort by. */
export const columnTexts = {
  name: ({ displayName }: ManagedTenant) => displayName,
  address: hostText,
  term: ({ terms }: ManagedTenant) => terms.project,
  hidden: partsText,
  status: statusText,
} as const;

export type TenantColumn = keyof typeof columnTexts;

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('nl');

/** Those whose name or an address holds these letters, in the order of a column. */
export function chooseTenants(
  tenants: readonly ManagedTenant[],
  search: string,
  { sortBy, descending }: { sortBy: TenantColumn; descending: boolean },
): ManagedTenant[] {
  const wanted = plain(search.trim());
  const textOf = columnTexts[sortBy];
  const collator = new Intl.Collator('nl', { numeric: true });
  return tenants
    .filter((one) =>
      [one.displayName, one.name, hostText(one), ...one.hosts].some((text) =>
        plain(text).includes(wanted),
      ),
    )
    .toSorted((a, b) => {
      const order = collator.compare(textOf(a), textOf(b)) * (descending ? -1 : 1);
      return order || collator.compare(a.displayName, b.displayName);
    });
}
