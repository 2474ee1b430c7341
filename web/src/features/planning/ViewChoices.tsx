import '../../ui/bar/mantine.css';
import { Menu, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { viewMode } from '../../data/planning-remembered.ts';
import type { Memory } from '../../lib/remembered/memory.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import type { MenuProps } from '../../ui/bar/LateMenu.tsx';
import { useIsPhone } from '../../ui/viewport.ts';
import { modeNames } from './days.ts';
import { boardGroups, boardRows, planningLayout, showsWeekend } from './options.ts';
import classes from './planning.module.css';
import { useRowsBy } from './useRowsBy.ts';

interface ChoiceProps<T extends string> {
  label: string;
  memory: Memory<T>;
  labels: Partial<Record<T, string>>;
  /** What is chosen, where that can be other than what is remembered. */
  shown?: T;
}

/** One of the remembered options, as radio entries. */
function RadioSection<T extends string>({ label, memory, labels, shown }: ChoiceProps<T>) {
  const [value, setValue] = useRemembered(memory);
  return (
    <>
      <Menu.Label>{label}</Menu.Label>
      {(Object.keys(labels) as T[]).map((one) => (
        <Menu.RadioItem
          key={one}
          value={one}
          checked={one === (shown ?? value)}
          onChange={() => setValue(one)}
        >
          {labels[one]}
        </Menu.RadioItem>
      ))}
    </>
  );
}

export interface ViewMenuProps {
  search: string;
  onSearch: (search: string) => void;
  isFreeOnly: boolean;
  onFreeOnly: (isFreeOnly: boolean) => void;
}

/** The menu 'Weergave'. */
export function ViewChoices({
  target,
  opened,
  onChange,
  search,
  onSearch,
  isFreeOnly,
  onFreeOnly,
}: MenuProps & ViewMenuProps) {
  const isPhone = useIsPhone();
  const [layout] = useRemembered(planningLayout);
  return (
    <Menu
      opened={opened}
      onChange={onChange}
      closeOnItemClick={false}
      position="bottom-end"
      shadow="md"
      width={240}
      classNames={{ dropdown: classes.viewMenu ?? '' }}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {isPhone && layout === 'board' && (
          <TextInput
            type="search"
            m="xs"
            aria-label="Zoek in de planning"
            placeholder="Zoek naam, werk of VCA"
            title="Naam, functie, werk, of een certificaat dat op de getoonde dagen geldig is"
            leftSection={<IconSearch size={16} stroke={1.5} />}
            value={search}
            onChange={({ currentTarget }) => onSearch(currentTarget.value)}
          />
        )}
        {isPhone && <RadioSection label="Periode" memory={viewMode} labels={modeNames} />}
        <RadioSection
          label="Tonen als"
          memory={planningLayout}
          labels={{ board: 'Bord', list: 'Lijst' }}
        />
        {layout === 'board' && <BoardChoices isFreeOnly={isFreeOnly} onFreeOnly={onFreeOnly} />}
      </Menu.Dropdown>
    </Menu>
  );
}

/** What only the board can show. */
function BoardChoices({
  isFreeOnly,
  onFreeOnly,
}: Pick<ViewMenuProps, 'isFreeOnly' | 'onFreeOnly'>) {
  const { terms, hiddenParts } = useTenant();
  const rowsBy = useRowsBy();
  const [hasWeekend, setWeekend] = useRemembered(showsWeekend);
  return (
    <>
      <RadioSection
        label="Rijen"
        memory={boardRows}
        shown={rowsBy}
        labels={{
          employees: 'Werknemers',
          projects: terms.projects,
          ...(!hiddenParts.includes('materials') && { materials: 'Materieel' }),
        }}
      />
      {rowsBy === 'employees' && (
        <>
          <RadioSection
            label="Groepen"
            memory={boardGroups}
            labels={{ none: 'Geen', crew: 'Ploeg', function: 'Functie' }}
          />
          <Menu.Divider />
          <Menu.CheckboxItem
            value="free"
            checked={isFreeOnly}
            onChange={() => onFreeOnly(!isFreeOnly)}
          >
            Alleen wie vrij is
          </Menu.CheckboxItem>
        </>
      )}
      <Menu.Divider />
      <Menu.CheckboxItem
        value="weekend"
        checked={hasWeekend}
        onChange={() => setWeekend(!hasWeekend)}
      >
        Weekend
      </Menu.CheckboxItem>
    </>
  );
}
