import { Button, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ListState } from './useList.ts';

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

/** Chooses the visible columns and the row height. */
export function ColumnsMenu<Row extends { id: string }>({ list }: { list: ListState<Row> }) {
  const { columns, visible, toggleColumn, density, setDensity } = list;
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      width={220}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button variant="default" leftSection={<IconColumns3 size={18} stroke={1.5} aria-hidden />}>
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
