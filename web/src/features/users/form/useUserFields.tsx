import { Switch } from '@mantine/core';
import type { Employee } from '@ploegplan/contract/employees/schemas';
import { username } from '@ploegplan/contract/fields';
import { limits } from '@ploegplan/contract/limits';
import { userTypeTexts } from '@ploegplan/contract/texts/kinds';
import { type AssignableType, assignableTypes, type User } from '@ploegplan/contract/users/schemas';
import { useQuery } from '@tanstack/react-query';
import { employeeData } from '../../../data/records/employees.ts';
import { removeDeleted } from '../../../lib/api/cache/record-data.ts';
import type { CustomInput, Field } from '../../../ui/form/fields.ts';
import { type FormValues, isInviting, needsEmployee } from './values.ts';

/** Inviting needs an e-mail address; with one it is on by default. */
function InviteSwitch({ values, change }: CustomInput<FormValues>) {
  const hasEmail = values.email.trim() !== '';
  return (
    <Switch
      label="Uitnodiging sturen"
      description={
        hasEmail
          ? 'Een mail met een link om een wachtwoord te kiezen.'
          : 'Vul een e-mailadres in om uit te nodigen. Zonder mail maak je na het toevoegen een tijdelijk wachtwoord.'
      }
      disabled={!hasEmail}
      withThumbIndicator={false}
      checked={isInviting(values)}
      onChange={({ currentTarget }) => change({ invite: currentTarget.checked })}
    />
  );
}

const employeeRefusals = new Map([
  ['has-account', 'Deze werknemer heeft al een account. Kies een ander.'],
  ['unknown-reference', 'Deze werknemer bestaat niet meer. Kies een ander.'],
  ['employee-missing', 'Kies een werknemer'],
]);

const OWN_RIGHT = 'Je kunt je eigen beheerrechten niet weghalen. Vraag een andere beheerder.';

const explanations: Record<AssignableType, string> = {
  employee: 'Ziet de eigen planning en vult uren in.',
  admin: 'Plant, ziet alles en beheert de gebruikers.',
  other: 'Ziet alleen de hulppagina’s.',
};

interface Context {
  users: readonly User[];
  /** The user that is changed; null for a new one. */
  user: User | null;
  isOwn: boolean;
}

export function useUserFields(context: Context): Field<FormValues>[] {
  const { user, isOwn } = context;
  const employees = useQuery(employeeData.list);
  const isOwnAdmin = isOwn && user?.userType === 'admin';
  const retry = employees.isError ? () => void employees.refetch() : undefined;
  return [
    {
      kind: 'text',
      name: 'username',
      label: 'Gebruikersnaam',
      required: true,
      help: 'Om mee in te loggen: kleine letters, zonder spaties.',
      maxLength: limits.username,
      inputProps: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
      findError: ({ username: typed }) =>
        username.safeParse(typed).success
          ? undefined
          : 'Alleen letters, cijfers en . _ @ + -, zonder spaties',
    },
    {
      kind: 'choice',
      name: 'userType',
      label: 'Soort',
      options: assignableTypes.map((value) => ({ value, label: userTypeTexts[value] })),
      disabled: isOwnAdmin,
      help: ({ userType }) => (isOwnAdmin ? OWN_RIGHT : explanations[userType]),
    },
    {
      kind: 'switch',
      name: 'alsoEmployee',
      label: 'Werkt ook mee',
      help: 'Staat zelf op de planning en vult eigen uren in.',
      hiddenWhen: ({ userType }) => userType !== 'admin',
    },
    {
      kind: 'select',
      name: 'employeeId',
      label: 'Werknemer',
      required: true,
      missing: 'Kies een werknemer',
      placeholder: 'Zoek een werknemer',
      nothingFound: 'Niemand zonder account gevonden',
      options: employees.data && listChoices(removeDeleted(employees.data), context),
      onRetry: retry,
      hiddenWhen: (values) => !needsEmployee(values),
      explainRejection: ([problem]) => employeeRefusals.get(problem?.code ?? ''),
    },
    { kind: 'email', name: 'email', label: 'E-mail', maxLength: limits.email },
    {
      kind: 'switch',
      name: 'expiryMail',
      label: 'Weekmail over wat verloopt',
      help: 'Elke maandag: documenten en certificaten die aflopen of net zijn verlopen. Met het steigerregister ook elke dag: wat gekeurd moet worden.',
      hiddenWhen: ({ userType }) => userType !== 'admin',
    },
    {
      kind: 'switch',
      name: 'active',
      label: 'Actief',
      help: isOwn ? 'Jezelf kun je niet deactiveren.' : 'Wie niet actief is, kan niet inloggen.',
      disabled: isOwn,
      hiddenWhen: () => user === null,
    },
    {
      kind: 'custom',
      name: 'invite',
      label: 'Uitnodiging sturen',
      render: (input) => <InviteSwitch {...input} />,
      formatText: (values) => (isInviting(values) ? 'ja' : 'nee'),
      comparable: isInviting,
      hiddenWhen: () => user !== null,
    },
  ];
}

/** Employees without an account, and the one that this account is linked to, even if deleted since. */
function listChoices(employees: readonly Employee[], { users, user }: Context) {
  const taken = new Set(users.filter(({ id }) => id !== user?.id).map((entry) => entry.employeeId));
  const free = employees
    .filter(({ id }) => !taken.has(id))
    .map(({ id, name }) => ({ value: id, label: name }));
  const isLost = user?.employeeId && !free.some(({ value }) => value === user.employeeId);
  if (!isLost || !user.employeeId) return free;
  return [{ value: user.employeeId, label: `${user.employeeName} (verwijderd)` }, ...free];
}
