import '../../../ui/bar/mantine.ts';
import { Menu } from '@mantine/core';
import { viewMode } from '../../../data/planning/planning-remembered.ts';
import { periodNames } from '../../../lib/dates/periods.ts';
import { useRemembered } from '../../../lib/remembered/remembered.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import type { MenuProps } from '../../../ui/bar/LateMenu.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { useIsPhone } from '../../../ui/page/viewport.ts';
import type { RowsBy } from '../edits/commands.ts';
import {
  boardGroups,
  boardRows,
  planningLayout,
  planningSearch,
  showsWeekend,
  useRowsBy,
} from '../options.ts';
import classes from '../planning.module.css';

const { day, week, month } = periodNames;
const modeNames = { day, week, month };

interface ChoiceProps<T extends string> {
  label: string;
  labels: Partial<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
}

/** Offers a few options as radio entries. */
const RadioSection = <T extends string>({ label, labels, value, onChange }: ChoiceProps<T>) => (
  <>
    <Menu.Label>{label}</Menu.Label>
    {(Object.keys(labels) as T[]).map((entry) => (
      <Menu.RadioItem
        key={entry}
        value={entry}
        checked={entry === value}
        onChange={() => onChange(entry)}
      >
        {labels[entry]}
      </Menu.RadioItem>
    ))}
  </>
);

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
  const { terms, hiddenParts } = useTenant();
  const rowsBy = useRowsBy();
  const [mode, setMode] = useRemembered(viewMode);
  const [layout, setLayout] = useRemembered(planningLayout);
  const [, setRows] = useRemembered(boardRows);
  const show = (shown: RowsBy | 'list') => {
    setLayout(shown === 'list' ? 'list' : 'board');
    if (shown !== 'list') setRows(shown);
  };
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
          <SearchField {...planningSearch} m="xs" value={search} onChange={onSearch} />
        )}
        {isPhone && (
          <RadioSection label="Periode" labels={modeNames} value={mode} onChange={setMode} />
        )}
        <RadioSection
          label="Tonen"
          labels={{
            employees: 'Werknemers',
            projects: terms.projects,
            ...(!hiddenParts.includes('materials') && { materials: 'Materieel' }),
            list: 'Lijst',
          }}
          value={layout === 'list' ? 'list' : rowsBy}
          onChange={show}
        />
        {layout === 'board' && <BoardChoices isFreeOnly={isFreeOnly} onFreeOnly={onFreeOnly} />}
      </Menu.Dropdown>
    </Menu>
  );
}

function BoardChoices({
  isFreeOnly,
  onFreeOnly,
}: Pick<ViewMenuProps, 'isFreeOnly' | 'onFreeOnly'>) {
  const rowsBy = useRowsBy();
  const [grouping, setGrouping] = useRemembered(boardGroups);
  const [hasWeekend, setWeekend] = useRemembered(showsWeekend);
  return (
    <>
      <Menu.Divider />
      {rowsBy === 'employees' && (
        <>
          <Menu.CheckboxItem
            value="crew"
            checked={grouping === 'crew'}
            onChange={() => setGrouping(grouping === 'crew' ? 'none' : 'crew')}
          >
            Per ploeg
          </Menu.CheckboxItem>
          <Menu.CheckboxItem
            value="free"
            checked={isFreeOnly}
            onChange={() => onFreeOnly(!isFreeOnly)}
          >
            Alleen wie vrij is
          </Menu.CheckboxItem>
        </>
      )}
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
