import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import type { UsersSort } from './list.ts';
import classes from './users.module.css';

const sortLabels: Record<UsersSort['sortBy'], string> = {
  username: 'Gebruikersnaam',
  employeeName: 'Werknemer',
  email: 'E-mail',
  kind: 'Soort',
  state: 'Status',
  lastUsedAt: 'Laatst gezien',
};

const keys: UsersSort['sortBy'][] = [
  'username',
  'employeeName',
  'email',
  'kind',
  'state',
  'lastUsedAt',
];

interface Props {
  search: string;
  onSearch: (search: string) => void;
  /** How many are shown, in words. */
  count: string;
}

export function UsersBar({ search, onSearch, count }: Props) {
  return (
    <div className={classes.bar}>
      <TextInput
        className={classes.search ?? ''}
        type="search"
        aria-label="Zoek gebruiker"
        placeholder="Zoeken…"
        leftSection={<IconSearch size={16} stroke={1.5} />}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <span className={classes.count} role="status">
        {count}
      </span>
    </div>
  );
}

interface SortProps {
  sort: UsersSort;
  onSort: (sort: UsersSort) => void;
}

/** On a phone there are no headers to sort by. */
export function PhoneSort({ sort: { sortBy, descending }, onSort }: SortProps) {
  const Icon = descending ? IconSortDescending : IconSortAscending;
  return (
    <div className={classes.phoneSort}>
      <NativeSelect
        aria-label="Sorteren op"
        value={sortBy}
        data={keys.map((value) => ({
          value,
          label: `Op ${sortLabels[value].toLocaleLowerCase('nl')}`,
        }))}
        onChange={({ currentTarget }) => {
          const chosen = keys.find((key) => key === currentTarget.value);
          if (chosen) onSort({ sortBy: chosen, descending });
        }}
      />
      <ActionIcon
        variant="default"
        size="var(--control-height)"
        aria-label={descending ? 'Aflopend gesorteerd' : 'Oplopend gesorteerd'}
        onClick={() => onSort({ sortBy, descending: !descending })}
      >
        <Icon size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
}
