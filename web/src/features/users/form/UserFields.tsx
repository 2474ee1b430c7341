import { Switch, TextInput } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import type { User } from '@ploegplan/contract/users';
import { ConflictNotice } from '../../../ui/ConflictNotice.tsx';
import { Fault } from '../../../ui/Fault.tsx';
import { clashTexts } from './clash-texts.ts';
import { EmployeeField } from './EmployeeField.tsx';
import classes from './form.module.css';
import { KindFields } from './KindFields.tsx';
import type { useUserForm } from './useUserForm.ts';
import { isInviting, needsEmployee } from './values.ts';

interface Props {
  userForm: ReturnType<typeof useUserForm>;
  users: readonly User[];
  isOwn: boolean;
  nameOf: (employeeId: string | null) => string;
}

/** All fields of an account below each other, and above them what stands in the way of saving. */
export function UserFields({ userForm, users, isOwn, nameOf }: Props) {
  const { form, seen, fault, conflict, resolve } = userForm;
  return (
    <div className={classes.fields}>
      {fault && <Fault text={fault} />}
      {conflict && (
        <ConflictNotice
          clashes={clashTexts(conflict.clashes, form.values, conflict.theirs, nameOf)}
          onChoose={resolve}
        />
      )}
      <TextInput
        label="Gebruikersnaam"
        required
        data-autofocus
        description="Om mee in te loggen: kleine letters, zonder spaties."
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={limits.username}
        {...form.getInputProps('username')}
      />
      <KindFields form={form} isOwnAdmin={isOwn && seen?.userType === 'admin'} />
      {needsEmployee(form.values) && <EmployeeField form={form} users={users} seen={seen} />}
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="off"
        maxLength={limits.email}
        {...form.getInputProps('email')}
      />
      {seen === null ? (
        <InviteSwitch form={form} />
      ) : (
        <Switch
          className={classes.switch ?? ''}
          label="Actief"
          description={
            isOwn ? 'Jezelf kun je niet deactiveren.' : 'Wie niet actief is, kan niet inloggen.'
          }
          disabled={isOwn}
          withThumbIndicator={false}
          {...form.getInputProps('active', { type: 'checkbox' })}
        />
      )}
    </div>
  );
}

/** Inviting takes an address; with one it goes without saying. */
function InviteSwitch({ form }: { form: Props['userForm']['form'] }) {
  const { values, setFieldValue } = form;
  const hasEmail = values.email.trim() !== '';
  return (
    <Switch
      className={classes.switch ?? ''}
      label="Uitnodiging sturen"
      description={
        hasEmail
          ? 'Een mail met een link om een wachtwoord te kiezen.'
          : 'Vul een e-mailadres in om uit te nodigen. Zonder mail maak je na het toevoegen een tijdelijk wachtwoord.'
      }
      disabled={!hasEmail}
      withThumbIndicator={false}
      checked={isInviting(values)}
      onChange={({ currentTarget }) => setFieldValue('invite', currentTarget.checked)}
    />
  );
}
