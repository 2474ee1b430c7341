import type { Terms } from '@ploegplan/contract/texts/terms';
import { useQuery } from '@tanstack/react-query';
import type { AuditSource } from '../../data/company/audit.ts';
import { tenantsQuery } from '../../data/company/tenants.ts';
import { useTenant } from '../../lib/session/tenant.ts';

/** The words of the tenant whose log is shown. */
export function useLogTerms({ tenantId }: AuditSource): Terms {
  const { terms } = useTenant();
  const { data } = useQuery({ ...tenantsQuery, enabled: tenantId !== undefined });
  return data?.find(({ id }) => id === tenantId)?.terms ?? terms;
}
