import { Button, TextInput } from '@mantine/core';
import type { ManagedTenant } from '@ploegplan/contract/admin/schemas';
import { getToday } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import { useState } from 'react';
import { useTenantDeletion } from '../../../data/company/hosting.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { formatLongDay } from '../../../lib/dates/dates.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { DrawerPart } from '../../../ui/drawer/DrawerPart.tsx';

interface TenantEndProps {
  tenant: ManagedTenant;
}

/** Deletes a tenant after a waiting time, until which that can be withdrawn. Not the tenant of this host. */
export function TenantEnd({ tenant }: TenantEndProps) {
  const here = useTenant();
  if (tenant.name === here.name) return null;
  return (
    <DrawerPart heading="Bedrijf wissen">
      {tenant.deletesAt === null ? (
        <PlanDeletion tenant={tenant} />
      ) : (
        <PlannedDeletion tenant={tenant} deletesAt={tenant.deletesAt} />
      )}
    </DrawerPart>
  );
}

function PlanDeletion({ tenant: { id, displayName } }: TenantEndProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { planning } = useTenantDeletion(id);
  const plan = () => {
    if (typed.trim() !== displayName) {
      setFault(`Typ de naam precies over: ${displayName}`);
      return;
    }
    setFault(null);
    planning.mutate(typed.trim(), { onError: (error) => setFault(explainError(error)) });
  };
  return (
    <div className="flex flex-col gap-3">
      <p>
        Over {limits.tenantDeletionDays} dagen wordt alles gewist: gegevens, afbeeldingen en
        documenten. Tot dan kun je het intrekken; daarna komt niets terug.
      </p>
      <TextInput
        label="Naam van het bedrijf"
        description="Typ de naam over om het zeker te weten"
        value={typed}
        error={fault}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div>
        <Button
          variant="default"
          c="var(--mantine-color-error)"
          loading={planning.isPending}
          onClick={plan}
        >
          Wissen over {limits.tenantDeletionDays} dagen
        </Button>
      </div>
    </div>
  );
}

function PlannedDeletion({ tenant, deletesAt }: TenantEndProps & { deletesAt: string }) {
  const { withdrawing } = useTenantDeletion(tenant.id);
  return (
    <div className="flex flex-col gap-3">
      <p>
        Op {formatLongDay(getToday(new Date(deletesAt)))} wordt alles van {tenant.displayName}{' '}
        gewist.
      </p>
      <div>
        <Button
          variant="default"
          loading={withdrawing.isPending}
          onClick={() => withdrawing.mutate()}
        >
          Niet wissen
        </Button>
      </div>
    </div>
  );
}
