import { admin } from '@ploegplan/contract/admin/endpoints';
import type { ManagedTenant } from '@ploegplan/contract/admin/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showTenant } from '../../../data/company/tenants.ts';
import { call } from '../../../lib/api/call.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { confirm } from '../../../ui/messages/confirm.ts';

const createQuestion = ({ blocked, displayName }: ManagedTenant) =>
  blocked
    ? {
        title: `${displayName} weer openen`,
        text: 'Iedereen met een account kan daarna weer inloggen en verder waar het gebleven was.',
        confirmLabel: 'Weer openen',
      }
    : {
        title: `${displayName} sluiten`,
        text: 'Niemand kan dan nog inloggen, en wie nu bezig is kan niet verder. Alle gegevens blijven bewaard; je kunt het bedrijf altijd weer openen.',
        confirmLabel: 'Bedrijf sluiten',
        danger: true,
      };

/** Closes a tenant or opens it again, after a question. Not the tenant of this host: that would lock the user out. */
export function useClosing(tenant: ManagedTenant | null) {
  const here = useTenant();
  const cache = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  const turning = useMutation({
    mutationFn: ({ id, blocked }: ManagedTenant) =>
      call(admin.blockTenant, { params: { id }, body: { blocked: !blocked } }),
    onSuccess: (turned) => {
      showTenant(cache, turned);
      notify.success(turned.blocked ? 'Bedrijf gesloten' : 'Bedrijf weer geopend');
    },
    onError: (error) => setFault(explainError(error)),
  });
  const turn = async () => {
    if (!tenant || !(await confirm(createQuestion(tenant)))) return;
    setFault(null);
    turning.mutate(tenant);
  };
  const mayTurn = tenant !== null && tenant.name !== here.name;
  return {
    turn,
    fault,
    isBusy: turning.isPending,
    label: mayTurn ? (tenant.blocked ? 'Weer openen' : 'Bedrijf sluiten') : null,
  };
}
