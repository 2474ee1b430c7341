import { Checkbox, Textarea, TextInput } from '@mantine/core';
import type { ManagedTenant } from '@ploegplan/contract/admin';
import { limits } from '@ploegplan/contract/limits';
import { hideableParts } from '@ploegplan/contract/tenant-bodies';
import type { ReactNode } from 'react';
import { ConflictNotice } from '../../../ui/ConflictNotice.tsx';
import { Fault } from '../../../ui/Fault.tsx';
import { ColorField } from '../../../ui/form/ColorField.tsx';
import { partLabels } from '../tenant-texts.ts';
import { BuiltInLogos } from './BuiltInLogos.tsx';
import { fieldText, labels } from './field-texts.ts';
import classes from './form.module.css';
import type { TenantForm, useTenantForm } from './use-tenant-form.ts';
import type { TenantValues } from './values.ts';

interface TenantFieldsProps {
  tenantForm: ReturnType<typeof useTenantForm>;
  fault: string | null;
  /** Nothing for a new one. */
  tenant: ManagedTenant | null;
  /** Its own logo, which is kept apart from the form. */
  logo: ReactNode;
}

const text = { autoComplete: 'off', spellCheck: false } as const;

/** All fields of a tenant below each other, and above them what stands in the way of saving. */
export function TenantFields({ tenantForm, fault, tenant, logo }: TenantFieldsProps) {
  const { form, conflict, resolve } = tenantForm;
  return (
    <div className={classes.fields}>
      {fault && <Fault text={fault} />}
      {conflict && (
        <ConflictNotice
          clashes={conflict.clashes.map(({ field, isMineToo }) => ({
            label: labels[field],
            theirs: fieldText(field, conflict.theirs),
            ...(isMineToo && { mine: fieldText(field, form.values) }),
          }))}
          onChoose={resolve}
        />
      )}
      <TextInput
        label={labels.displayName}
        required
        data-autofocus
        maxLength={limits.name}
        {...text}
        {...form.getInputProps('displayName')}
      />
      <TextInput
        label={labels.name}
        required
        description={nameHelp(form.values, tenant)}
        maxLength={63}
        {...text}
        {...form.getInputProps('name')}
      />
      {!tenant && <FirstAdmin form={form} />}
      <Words form={form} />
      <Checkbox.Group label={labels.hiddenParts} {...form.getInputProps('hiddenParts')}>
        <div className={classes.parts}>
          {hideableParts.map((part) => (
            <Checkbox key={part} value={part} label={partLabels[part]} />
          ))}
        </div>
      </Checkbox.Group>
      <ColorField
        label={labels.accentColor}
        required
        value={form.values.accentColor}
        error={form.errors.accentColor}
        onChange={(color) => form.setFieldValue('accentColor', color)}
      />
      <BuiltInLogos form={form} />
      {logo}
      <Textarea
        label={labels.hosts}
        description="Eén per regel. Het eerste staat in de mails."
        placeholder="planning.bedrijf.nl"
        autosize
        minRows={2}
        maxRows={8}
        {...text}
        {...form.getInputProps('hosts')}
      />
    </div>
  );
}

const nameHelp = ({ name }: TenantValues, tenant: ManagedTenant | null) =>
  tenant && name.trim() !== tenant.name
    ? 'Het adres verandert: wie het oude gebruikt, komt er niet meer in.'
    : 'Het eerste stuk van het adres, zoals bouwbedrijf-jansen';

function FirstAdmin({ form }: { form: TenantForm }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.heading}>Eerste beheerder</legend>
      <TextInput
        label={labels.adminUsername}
        required
        maxLength={limits.username}
        {...text}
        {...form.getInputProps('adminUsername')}
      />
      <TextInput
        label={labels.adminEmail}
        required
        description="Hierheen gaat een uitnodiging om een wachtwoord te kiezen."
        inputMode="email"
        maxLength={limits.email}
        {...text}
        {...form.getInputProps('adminEmail')}
      />
    </fieldset>
  );
}

function Words({ form }: { form: TenantForm }) {
  return (
    <div className={classes.pair}>
      <TextInput
        label={labels.project}
        required
        maxLength={40}
        {...text}
        {...form.getInputProps('project')}
      />
      <TextInput
        label={labels.projects}
        required
        maxLength={40}
        {...text}
        {...form.getInputProps('projects')}
      />
    </div>
  );
}
