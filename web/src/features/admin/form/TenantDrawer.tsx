import '../mantine.css';
import { Button } from '@mantine/core';
import type { ManagedTenant } from '@ploegplan/contract/admin';
import { useEffect, useId, useState } from 'react';
import { useTenant } from '../../../lib/tenant.ts';
import { notify } from '../../../ui/notify.ts';
import { SideDrawer } from '../../../ui/SideDrawer.tsx';
import { submitByKey, useUnsaved } from '../../../ui/unsaved.ts';
import { LogoField } from './LogoField.tsx';
import type { Subject } from './subject.ts';
import { TenantFields } from './TenantFields.tsx';
import { TenantUsers } from './TenantUsers.tsx';
import { useClosing } from './use-closing.ts';
import { useTenantForm } from './use-tenant-form.ts';

interface TenantDrawerProps {
  opened: boolean;
  subject: Subject;
  /** The tenant as the list has it now; nothing for a new one. */
  current: ManagedTenant | undefined;
  onClose: () => void;
}

/** Adds a tenant, or changes, closes and opens one. Default export for React's lazy loading. */
export default function TenantDrawer({ opened, subject, current, onClose }: TenantDrawerProps) {
  const isNew = subject.kind === 'new';
  const tenant = isNew ? null : (current ?? subject.tenant);
  // Closed at first: only what opens slides in, and knows where to give the focus back.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const formId = useId();
  const follow = useFollow();
  const tenantForm = useTenantForm({
    subject,
    onSaved: (saved, before) => {
      notify.success(isNew ? 'Bedrijf toegevoegd' : 'Bedrijf bijgewerkt');
      onClose();
      if (before) follow(saved, before);
    },
  });
  const guard = useUnsaved(opened && tenantForm.isDirty, onClose);
  const closing = useClosing(tenant, guard.above);
  const isBusy = tenantForm.isSaving || closing.isBusy;

  return (
    <SideDrawer
      opened={opened && isMounted}
      onClose={guard.close}
      title={isNew ? 'Bedrijf toevoegen' : 'Bedrijf wijzigen'}
      footer={
        <>
          {closing.label && (
            <Button
              variant="subtle"
              px="sm"
              {...(!tenant?.blocked && { color: 'red', c: 'var(--mantine-color-error)' })}
              loading={closing.isBusy}
              disabled={isBusy}
              onClick={() => void closing.turn()}
            >
              {closing.label}
            </Button>
          )}
          <Button variant="default" ml="auto" onClick={guard.close}>
            Annuleren
          </Button>
          <Button type="submit" form={formId} loading={tenantForm.isSaving} disabled={isBusy}>
            {isNew ? 'Toevoegen' : 'Opslaan'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={tenantForm.submit} onKeyDown={submitByKey}>
        <TenantFields
          tenantForm={tenantForm}
          fault={tenantForm.fault ?? closing.fault}
          tenant={tenant}
          logo={tenant && <LogoField tenant={tenant} above={guard.above} />}
        />
      </form>
      {tenant && <TenantUsers id={tenant.id} />}
    </SideDrawer>
  );
}

/** A tenant that is given another address takes the god who is in it along. */
function useFollow() {
  const here = useTenant();
  return (saved: ManagedTenant, before: ManagedTenant) => {
    const stays = saved.name === before.name || saved.hosts.includes(location.hostname);
    if (before.name === here.name && !stays) location.assign(`${saved.address}/admin`);
  };
}
