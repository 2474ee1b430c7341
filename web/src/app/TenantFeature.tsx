import type { TenantProfile } from '@ploegplan/contract/tenant-bodies';
import type { ReactNode } from 'react';
import { useTenant } from '../lib/tenant.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

interface Props {
  part: TenantProfile['hiddenParts'][number];
  children: ReactNode;
}

/** A screen that is not there for a tenant that does without. */
export function TenantFeature({ part, children }: Props) {
  const { hiddenParts } = useTenant();
  return hiddenParts.includes(part) ? <NotFoundScreen /> : children;
}
