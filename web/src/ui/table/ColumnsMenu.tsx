import { Button, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { ListState } from './useList.ts';

const densities = [
  { value: 'comfortable', label: 'Ruim' },
  { value: 'compact', label: 'Compact' },
] as const;

/** Which columns show, and how high the rows are. */
export function ColumnsMenu<Row extends { id: string }>({ list }: { list: ListState<Row> }) {
  const { columns, visible, toggleColumn, density, setDensity } = list;
  return (
    <Menu position="bottom-end" shadow="md" width={220} closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconColumns3 size={18} stroke={1.5} aria-hidden />}>
          Kolommen
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Kolommen</Menu.Label>
        {columns.slice(1).map((column) => (
          <Menu.CheckboxItem
            key={column.key}
            checked={visible.includes(column)}
            onChange={() => toggleColumn(column.key)}
          >
            {column.label}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Label>Regels</Menu.Label>
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
      </Menu.Dropdown>
    </Menu>
  );
}
