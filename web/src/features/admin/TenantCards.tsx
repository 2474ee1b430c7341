import { UnstyledButton } from '@mantine/core';
import type { ManagedTenant } from '@ploegplan/contract/admin';
import { IconExternalLink } from '@tabler/icons-react';
import { Logo } from '../../ui/Logo.tsx';
import classes from './admin.module.css';
import { TenantStatus } from './TenantStatus.tsx';
import { hostText, partsText } from './tenant-list.ts';

interface TenantCardsProps {
  tenants: readonly ManagedTenant[];
  onOpen: (tenant: ManagedTenant) => void;
}

/** The tenants on a phone. */
export function TenantCards({ tenants, onOpen }: TenantCardsProps) {
  return (
    <ul className={classes.cards} aria-label="Bedrijven">
      {tenants.map((tenant) => (
        <li key={tenant.id} className={classes.card}>
          <UnstyledButton className={classes.open ?? ''} onClick={() => onOpen(tenant)}>
            <span className={classes.cardHead}>
              <Logo src={tenant.logoUrl} alt="" height={24} />
              <TenantStatus tenant={tenant} />
            </span>
            <strong className={classes.cardName}>{tenant.displayName}</strong>
            <span className={classes.quiet}>
              Noemt een project ‘{tenant.terms.project}’
              {tenant.hiddenParts.length > 0 && `, zonder ${partsText(tenant)}`}
            </span>
          </UnstyledButton>
          <a className={classes.visit} href={tenant.address} target="_blank" rel="noreferrer">
            <IconExternalLink size={18} stroke={1.5} aria-hidden />
            {hostText(tenant)}
          </a>
        </li>
      ))}
    </ul>
  );
}
