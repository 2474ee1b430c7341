import { Button, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { useRemembered } from '../../../lib/remembered/remembered.ts';
import { useColumns } from '../useColumns.ts';
import { type ListSettings, listDensity } from './useList.ts';

const densities = [
  { value: 'comfortable', label: 'Ruim' },
  { value: 'compact', label: 'Compact' },
] as const;

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this is a part of a menu.
  <div role="group" aria-label={label}>
    <Menu.Label aria-hidden>{label}</Menu.Label>
    {children}
  </div>
);

function UnmemoisedMenu<Row>({ name, columns }: Pick<ListSettings<Row>, 'name' | 'columns'>) {
  const { visible, toggleColumn } = useColumns(name, columns);
  const [density, setDensity] = useRemembered(listDensity);
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      width={220}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconColumns3 size={18} stroke={1.5} aria-hidden />}
        >
          Kolommen
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Group label="Kolommen">
          {columns.slice(1).map((column) => (
            <Menu.CheckboxItem
              key={column.key}
              checked={visible.includes(column)}
              onChange={() => toggleColumn(column.key)}
            >
              {column.label}
            </Menu.CheckboxItem>
          ))}
        </Group>
        <Group label="Regels">
          {densities.map(({ value, label }) => (
            <Menu.RadioItem
              key={value}
              value={value}
              checked={density === value}
              onChange={() => setDensity(value)}
            >
              {label}
            </Menu.RadioItem>
          ))}
        </Group>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Chooses the visible columns and the row height. Memoised: not drawn at every key of the search. */
export const ColumnsMenu = memo(UnmemoisedMenu) as typeof UnmemoisedMenu;
