import type { TenantProfile } from '@ploegplan/contract/tenants.schemas';
import type { ReactNode } from 'react';
import { useTenant } from '../lib/session/tenant.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

interface Props {
  part: TenantProfile['hiddenParts'][number];
  children: ReactNode;
}

/** A screen that does not exist for a tenant that hides this part. */
export function TenantFeature({ part, children }: Props) {
  const { hiddenParts } = useTenant();
  return hiddenParts.includes(part) ? <NotFoundScreen /> : children;
}
