import { Button, Select } from '@mantine/core';
import type { Employee } from '@ploegplan/contract/employees';
import type { User } from '@ploegplan/contract/users';
import { useQuery } from '@tanstack/react-query';
import { employeesQuery, inUse } from '../../../lib/lists.ts';
import type { UserForm } from './useUserForm.ts';

interface Props {
  form: UserForm;
  users: readonly User[];
  /** The user as it was opened; its own employee stays a choice. */
  seen: User | null;
}

/** Who has no account yet, and whoever this account is linked to, also when deleted since. */
function choicesOf(employees: readonly Employee[], users: readonly User[], seen: User | null) {
  const taken = new Set(users.filter(({ id }) => id !== seen?.id).map((user) => user.employeeId));
  const free = employees
    .filter(({ id }) => !taken.has(id))
    .map(({ id, name }) => ({ value: id, label: name }));
  const isLost = seen?.employeeId && !free.some(({ value }) => value === seen.employeeId);
  if (!isLost || !seen.employeeId) return free;
  return [{ value: seen.employeeId, label: `${seen.employeeName} (verwijderd)` }, ...free];
}

/** The employee whose account this is. An address that is known comes along, where none was filled in. */
export function EmployeeField({ form, users, seen }: Props) {
  const { data: employees, isError, refetch } = useQuery(employeesQuery);
  const choose = (id: string | null) => {
    form.setFieldValue('employeeId', id);
    const email = employees?.find((employee) => employee.id === id)?.email;
    if (email && form.values.email === '') form.setFieldValue('email', email);
  };
  return (
    <div>
      <Select
        label="Werknemer"
        required
        searchable
        openOnFocus={false}
        allowDeselect={false}
        selectFirstOptionOnChange
        placeholder={employees || isError ? 'Zoek een werknemer' : 'Bezig met laden…'}
        nothingFoundMessage="Niemand zonder account gevonden"
        maxDropdownHeight={280}
        data={choicesOf(inUse(employees ?? []), users, seen)}
        {...form.getInputProps('employeeId')}
        {...(isError && { error: 'De werknemers konden niet worden geladen.' })}
        onChange={choose}
      />
      {isError && (
        <Button size="xs" mt="xs" variant="default" onClick={() => void refetch()}>
          Opnieuw proberen
        </Button>
      )}
    </div>
  );
}
