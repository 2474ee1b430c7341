import type { ManagedTenant } from '@ploegplan/contract/admin/schemas';
import { IconCircleCheck, IconLock, IconTrash } from '@tabler/icons-react';
import { formatStatus } from './tenant-texts.ts';

export function TenantStatus({ tenant }: { tenant: ManagedTenant }) {
  const isEnding = tenant.deletesAt !== null;
  const Icon = isEnding ? IconTrash : tenant.blocked ? IconLock : IconCircleCheck;
  return (
    <span className="inline-flex items-center gap-1">
      <Icon
        className={tenant.blocked || isEnding ? 'text-error' : 'text-good'}
        size={16}
        stroke={1.5}
        aria-hidden
      />
      {formatStatus(tenant)}
    </span>
  );
}
