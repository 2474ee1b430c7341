import type { User } from '@ploegplan/contract/users.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { employeeData } from '../../../data/employees.ts';
import { useSaveUser } from '../../../data/users.ts';
import { notify } from '../../../lib/notify.ts';
import { sessionQuery } from '../../../lib/session/session.ts';
import { useSignOutLocally } from '../../../lib/session/useSignOutLocally.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';
import { confirmUpdate } from './questions.ts';
import type { Subject } from './subject.ts';
import { UserActions } from './UserActions.tsx';
import { UserHead } from './UserHead.tsx';
import { useUserFields } from './useUserFields.tsx';
import {
  changesRights,
  emptyValues,
  type FormValues,
  fieldsOf,
  newUserOf,
  valuesOf,
} from './values.ts';

interface Props {
  opened: boolean;
  subject: Subject;
  users: readonly User[];
  /** One's own account. */
  ownId: string | undefined;
  onClose: () => void;
}

/** Adds or changes a user, and sends invitations and links. Default export for React's lazy loading. */
export default function UserDrawer({ opened, subject, users, ownId, onClose }: Props) {
  const row = subject.kind === 'change' ? subject.user : null;
  const current = users.find(({ id }) => id === row?.id) ?? null;
  const isOwn = current !== null && current.id === ownId;
  const cache = useQueryClient();
  const followOwn = useFollowOwn();
  const saving = useSaveUser();
  const form = useRecordForm<FormValues, User>({
    fields: useUserFields({ users, user: current ?? row, isOwn }),
    empty: emptyValues,
    row,
    valuesOf,
    newest: current,
    mayChange: (seen, values) => confirmUpdate(seen, values, isOwn),
    save: (values, seen) => saving.mutateAsync(toSave(subject, seen, values)),
    onSaved: (_saved, before, values) => {
      notify.success(row ? 'Gebruiker bijgewerkt' : 'Gebruiker toegevoegd');
      onClose();
      if (before && isOwn) followOwn(before, values);
    },
  });
  const { seen } = form;

  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={row ? 'Gebruiker wijzigen' : 'Gebruiker toevoegen'}
      saveLabel={row ? 'Opslaan' : 'Toevoegen'}
      form={form}
      events={{
        // Fills in the employee's e-mail address when the field is empty.
        onFieldChanged: (name, values, change) => {
          if (name !== 'employeeId' || values.email !== '') return;
          const employees = cache.getQueryData(employeeData.list.queryKey);
          const email = employees?.find(({ id }) => id === values.employeeId)?.email;
          if (email) change({ email });
        },
      }}
      head={seen && <UserHead user={seen} isOwn={isOwn} />}
    >
      {seen && <UserActions user={seen} isOwn={isOwn} isUnsaved={form.isDirty} />}
    </FormDrawer>
  );
}

const toSave = (subject: Subject, before: User | null, values: FormValues) => {
  if (subject.kind === 'new') return { kind: 'new', body: newUserOf(subject.id, values) } as const;
  const { id, version } = before ?? subject.user;
  return { kind: 'change', id, body: { ...fieldsOf(values), version } } as const;
};

/** The effects of changing the own account: another name, or the end of the own session. */
function useFollowOwn() {
  const queryClient = useQueryClient();
  const leave = useSignOutLocally();
  return (before: User, values: FormValues) => {
    if (changesRights(valuesOf(before), values)) return void leave();
    const { username } = fieldsOf(values);
    queryClient.setQueryData(sessionQuery.queryKey, (known) => known && { ...known, username });
  };
}
