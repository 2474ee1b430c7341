import './mantine.css';
import { Button } from '@mantine/core';
import type { User } from '@ploegplan/contract/users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useLeave } from '../../../lib/leave.ts';
import { employeesQuery } from '../../../lib/lists.ts';
import { sessionQuery } from '../../../lib/session.ts';
import { notify } from '../../../ui/notify.ts';
import { SideDrawer } from '../../../ui/SideDrawer.tsx';
import { submitByKey, useUnsaved } from '../../../ui/unsaved.ts';
import { mayUpdate } from './questions.ts';
import { UserActions } from './UserActions.tsx';
import { UserFields } from './UserFields.tsx';
import { UserHead } from './UserHead.tsx';
import { type Subject, useUserForm } from './useUserForm.ts';
import { changesRights, type FormValues, fieldsOf, valuesOf } from './values.ts';

interface Props {
  opened: boolean;
  subject: Subject;
  users: readonly User[];
  /** One's own account. */
  ownId: string | undefined;
  onClose: () => void;
}

/** Adds a user, or changes one and lets that one in. Default export for React's lazy loading. */
export default function UserDrawer({ opened, subject, users, ownId, onClose }: Props) {
  const isNew = subject.kind === 'new';
  const current = isNew ? null : (users.find(({ id }) => id === subject.user.id) ?? null);
  const isOwn = current !== null && current.id === ownId;
  // Closed at first: only what opens slides in, and knows where to give the focus back.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const formId = useId();
  const nameOf = useNameOf(users);
  const followOwn = useFollowOwn();
  const userForm = useUserForm({
    subject,
    current,
    mayUpdate: (seen, values) => guard.above(() => mayUpdate(seen, values, isOwn)),
    onSaved: (before, values) => {
      notify.success(isNew ? 'Gebruiker toegevoegd' : 'Gebruiker bijgewerkt');
      onClose();
      if (before && isOwn) followOwn(before, values);
    },
  });
  const guard = useUnsaved(opened && userForm.isDirty, onClose);

  return (
    <SideDrawer
      opened={opened && isMounted}
      onClose={guard.close}
      title={isNew ? 'Gebruiker toevoegen' : 'Gebruiker wijzigen'}
      footer={
        <>
          <Button variant="default" ml="auto" onClick={guard.close}>
            Annuleren
          </Button>
          <Button type="submit" form={formId} loading={userForm.isSaving}>
            {isNew ? 'Toevoegen' : 'Opslaan'}
          </Button>
        </>
      }
    >
      {userForm.seen && <UserHead user={userForm.seen} isOwn={isOwn} />}
      <form id={formId} noValidate onSubmit={userForm.submit} onKeyDown={submitByKey}>
        <UserFields userForm={userForm} users={users} isOwn={isOwn} nameOf={nameOf} />
      </form>
      {userForm.seen && (
        <UserActions
          user={userForm.seen}
          isOwn={isOwn}
          isUnsaved={userForm.isDirty}
          above={guard.above}
        />
      )}
    </SideDrawer>
  );
}

/** The name of an employee, in use or known from an account. */
function useNameOf(users: readonly User[]) {
  const { data: employees } = useQuery(employeesQuery);
  return (id: string | null): string =>
    employees?.find((employee) => employee.id === id)?.name ??
    users.find(({ employeeId }) => id !== null && employeeId === id)?.employeeName ??
    '';
}

/** What a change of the own account means here: another name, or the end of the own session. */
function useFollowOwn() {
  const queryClient = useQueryClient();
  const leave = useLeave();
  return (before: User, values: FormValues) => {
    if (changesRights(valuesOf(before), values)) return void leave();
    const { username } = fieldsOf(values);
    queryClient.setQueryData(sessionQuery.queryKey, (known) => known && { ...known, username });
  };
}
