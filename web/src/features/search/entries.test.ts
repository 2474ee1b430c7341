import { IconUser } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { HELP_GROUP, searchEntries } from './entries.ts';

const entry = (group: string, label: string) => ({ id: label, group, label, Icon: IconUser });

test('the group with the best hit comes first, help last', () => {
  const entries = [
    entry(HELP_GROUP, 'De planning'),
    entry('Klanten', 'Zorggroep De Linde'),
    entry('Personeel', 'De Vries'),
  ];
  const groups = searchEntries(entries, 'de');
  expect(groups.map(({ name }) => name)).toEqual(['Personeel', 'Klanten', HELP_GROUP]);
});
