import '../mantine.ts';
import { Button } from '@mantine/core';
import { admin } from '@ploegplan/contract/admin/endpoints';
import type { CreatedTenant, ManagedTenant } from '@ploegplan/contract/admin/schemas';
import { isEqual } from '@ploegplan/contract/values/equal';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { companyStateQuery } from '../../../data/company/settings.ts';
import { showTenant, tenantsQuery } from '../../../data/company/tenants.ts';
import { call } from '../../../lib/api/call.ts';
import { notify } from '../../../lib/notify.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';
import type { RecordDrawerProps } from '../../../ui/record/RecordDrawer.tsx';
import { LogoField } from '../../../ui/tenant/LogoField.tsx';
import { FirstAccess } from './FirstAccess.tsx';
import { createTenantFields } from './fields.tsx';
import { TenantEnd } from './TenantEnd.tsx';
import { TenantFailures } from './TenantFailures.tsx';
import { TenantUsers } from './TenantUsers.tsx';
import { useClosing } from './useClosing.ts';
import { emptyValues, type TenantValues, toAdmin, toFormValues, toSettings } from './values.ts';

/** Sends the fields that differ from what the user saw; nothing when none differ. */
async function change(original: ManagedTenant, values: TenantValues): Promise<ManagedTenant> {
  const [before, after] = [toSettings(toFormValues(original)), toSettings(values)];
  if (isEqual(before, after)) return original;
  return call(admin.updateTenant, {
    params: { id: original.id },
    body: { ...after, version: original.version },
  });
}

/** A tenant as it was saved; of a new one also how its first admin gets in. */
interface SavedTenant extends ManagedTenant {
  access?: Omit<CreatedTenant, 'tenant'>;
}

/**
 * Creates a tenant under an id that the form made. When the first answer was lost, the next attempt finds the tenant and updates it
 * instead.
 */
async function create(id: string, values: TenantValues): Promise<SavedTenant> {
  const body = { id, ...toSettings(values), admin: toAdmin(values) };
  const { tenant, ...access } = await call(admin.createTenant, { body });
  return { ...(await change(tenant, values)), access };
}

/** Adds a tenant, or changes, closes and opens one. Default export for lazy loading. */
export default function TenantDrawer(props: RecordDrawerProps<ManagedTenant>) {
  const { opened, id, row, onClose } = props;
  const { data: tenants } = useQuery(tenantsQuery);
  const isNew = row === null;
  const { data: state } = useQuery({ ...companyStateQuery, enabled: isNew });
  const [handedOver, setHandedOver] = useState<SavedTenant | null>(null);
  const tenant = tenants?.find((candidate) => candidate.id === row?.id) ?? row;
  const follow = useFollow();
  const closing = useClosing(tenant);
  const saving = useSaving(id);
  const changeLogo = useLogoChange();
  const form = useRecordForm<TenantValues, SavedTenant>({
    id,
    fields: createTenantFields(
      tenant,
      state?.mail.hasServer,
      tenant && <LogoField tenant={tenant} change={(file) => changeLogo(tenant.id, file)} />,
    ),
    empty: emptyValues,
    row,
    toValues: toFormValues,
    save: async (values, before) => {
      const saved = await saving.mutateAsync({ values, before });
      // This also happens when other input keeps the form open, because the password cannot be shown again.
      if (needsHandover(saved)) setHandedOver(saved);
      return saved;
    },
    onSaved: (saved, before, values) => {
      if (needsHandover(saved)) return;
      notify.success(
        isNew ? 'Bedrijf toegevoegd' : 'Bedrijf bijgewerkt',
        saved.access ? `Uitnodiging verstuurd aan ${toAdmin(values).email}` : saved.displayName,
      );
      onClose();
      if (before) follow(saved, before);
    },
  });

  return (
    <>
      <FormDrawer
        opened={opened}
        onClose={onClose}
        title={isNew ? 'Bedrijf toevoegen' : 'Bedrijf wijzigen'}
        saveLabel={isNew ? 'Toevoegen' : 'Opslaan'}
        form={form}
        isBusy={closing.isBusy}
        actionFault={closing.fault}
        action={
          closing.label && (
            <Button
              variant="subtle"
              px="sm"
              {...(!tenant?.blocked && { color: 'red', c: 'var(--mantine-color-error)' })}
              loading={closing.isBusy}
              disabled={form.isSaving}
              onClick={() => void closing.turn()}
            >
              {closing.label}
            </Button>
          )
        }
      >
        {tenant && <TenantUsers id={tenant.id} />}
        {tenant && <TenantFailures id={tenant.id} />}
        {tenant && <TenantEnd tenant={tenant} />}
      </FormDrawer>
      {handedOver && (
        <FirstAccess
          tenant={handedOver}
          username={toAdmin(form.values).username}
          password={handedOver.access?.temporaryPassword ?? null}
          onClose={() => {
            setHandedOver(null);
            if (!form.isDirty) onClose();
          }}
        />
      )}
    </>
  );
}

function useSaving(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({
      values,
      before,
    }: {
      values: TenantValues;
      before: ManagedTenant | null;
    }): Promise<SavedTenant> => (before ? change(before, values) : create(id, values)),
    onSuccess: ({ access: _, ...tenant }) => showTenant(cache, tenant),
  });
}

/** True when somebody must tell the first admin a password, because no mail is sent. */
const needsHandover = ({ access }: SavedTenant) => access?.isInvited === false;

/** Logos are kept as soon as they are chosen. */
function useLogoChange() {
  const cache = useQueryClient();
  return async (id: string, file: File | null): Promise<void> => {
    const params = { id };
    showTenant(
      cache,
      file
        ? await call(admin.uploadLogo, { params, body: {}, files: [file] })
        : await call(admin.removeLogo, { params }),
    );
  };
}

/** When the current tenant gets another host, the browser moves to it. */
function useFollow() {
  const here = useTenant();
  return (saved: ManagedTenant, before: ManagedTenant) => {
    const stays = saved.name === before.name || saved.hosts.includes(location.hostname);
    if (before.name === here.name && !stays) location.assign(`${saved.address}/admin`);
  };
}
