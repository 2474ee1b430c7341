import type { User } from '@ploegplan/contract/users/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOwnUserId, userData, useSaveUser } from '../../../data/company/users.ts';
import { employeeData } from '../../../data/records/employees.ts';
import { formatFullMoment, formatMoment } from '../../../lib/dates/moments.ts';
import { notify } from '../../../lib/notify.ts';
import { sessionQuery } from '../../../lib/session/session.ts';
import { useSignOutLocally } from '../../../lib/session/useSignOutLocally.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';
import { confirm } from '../../../ui/messages/confirm.ts';
import type { RecordDrawerProps } from '../../../ui/record/RecordDrawer.tsx';
import { AccountStatus } from '../AccountStatus.tsx';
import { UserActions } from './UserActions.tsx';
import { useUserFields } from './useUserFields.tsx';
import {
  emptyValues,
  type FormValues,
  isChangingRights,
  toFormValues,
  toNewUser,
  toUserFields,
} from './values.ts';

interface Props {
  user: User;
  isOwn: boolean;
}

/** Shows whose account the drawer edits, as saved, and when it was last used. */
function UserHead({ user, isOwn }: Props) {
  const { username, employeeName, lastUsedAt, needsPasswordChange } = user;
  return (
    <div className="flex flex-col gap-1 mb-4 pb-4 border-b">
      <div className="font-semibold text-lg wrap-anywhere">
        {employeeName || username}
        {isOwn && ' (jij)'}
      </div>
      <div className="flex flex-wrap gap-x-4 text-quiet text-sm">
        <AccountStatus user={user} />
        <span title={lastUsedAt ? formatFullMoment(lastUsedAt) : undefined}>
          {lastUsedAt ? `Laatst gezien: ${formatMoment(lastUsedAt)}` : 'Nog nooit ingelogd'}
        </span>
      </div>
      {needsPasswordChange && (
        <div className="flex flex-wrap gap-x-4 text-quiet text-sm">Moet wachtwoord wijzigen</div>
      )}
    </div>
  );
}

const askToDeactivate = (username: string) =>
  confirm({
    title: 'Gebruiker deactiveren',
    text: `${username} kan niet meer inloggen en wordt overal uitgelogd. De gegevens blijven bewaard en je kunt de gebruiker later weer actief maken.`,
    confirmLabel: 'Deactiveren',
    danger: true,
  });

const askToSignOut = () =>
  confirm({
    title: 'Je wordt uitgelogd',
    text: 'Je wijzigt je eigen rechten. Log daarna opnieuw in om verder te gaan.',
    confirmLabel: 'Opslaan en uitloggen',
  });

/** Asks to confirm a change with consequences that the user may not expect. */
async function confirmUpdate(original: User, values: FormValues, isOwn: boolean): Promise<boolean> {
  const base = toFormValues(original);
  if (base.active && !values.active) return askToDeactivate(original.username);
  return isOwn && isChangingRights(base, values) ? askToSignOut() : true;
}

/** Adds or changes a user, and sends invitations and links. Default export for lazy loading. */
export default function UserDrawer({ opened, id, row, given, onClose }: RecordDrawerProps<User>) {
  const { data: users = [] } = useQuery(userData.list);
  const current = users.find((user) => user.id === row?.id) ?? null;
  const isOwn = useOwnUserId() === current?.id && current !== null;
  const cache = useQueryClient();
  const followOwn = useFollowOwn();
  const saving = useSaveUser();
  const form = useRecordForm<FormValues, User>({
    id,
    fields: useUserFields({ users, user: current ?? row, isOwn }),
    empty: { ...emptyValues, ...given },
    row,
    toValues: toFormValues,
    newest: current,
    maySave: async (values, original) => !original || confirmUpdate(original, values, isOwn),
    save: (values, original) => saving.mutateAsync(toSave(id, original, values)),
    onSaved: (_saved, before, values) => {
      notify.success(row ? 'Gebruiker bijgewerkt' : 'Gebruiker toegevoegd');
      onClose();
      if (before && isOwn) followOwn(before, values);
    },
  });
  const { original } = form;

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
          const email = employees?.find((employee) => employee.id === values.employeeId)?.email;
          if (email) change({ email });
        },
      }}
      head={original && <UserHead user={original} isOwn={isOwn} />}
    >
      {original && <UserActions user={original} isOwn={isOwn} isUnsaved={form.isDirty} />}
    </FormDrawer>
  );
}

const toSave = (id: string, original: User | null, values: FormValues) =>
  original
    ? ({
        kind: 'change',
        id,
        body: { ...toUserFields(values), version: original.version },
      } as const)
    : ({ kind: 'new', body: toNewUser(id, values) } as const);

/** The effects of changing the own account: another name, or the end of the own session. */
function useFollowOwn() {
  const queryClient = useQueryClient();
  const leave = useSignOutLocally();
  return (before: User, values: FormValues) => {
    if (isChangingRights(toFormValues(before), values)) return void leave();
    const { username } = toUserFields(values);
    queryClient.setQueryData(sessionQuery.queryKey, (known) => known && { ...known, username });
  };
}
