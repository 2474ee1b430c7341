import { Button } from '@mantine/core';
import { type Employee, employeeKinds } from '@ploegplan/contract/employees.schemas';
import { IconFilter, IconX } from '@tabler/icons-react';
import { employeeKindTexts } from '../../data/employee-kinds.ts';
import type { BarSection } from '../../ui/bar/actions.ts';
import { BarMenu } from '../../ui/bar/BarMenu.tsx';
import { useIsPhone } from '../../ui/viewport.ts';
import { crewsOf, type EmployeesFilter, filterTexts, services, serviceTexts } from './filter.ts';

interface Props {
  employees: readonly Employee[];
  filter: EmployeesFilter;
  onChange: (filter: EmployeesFilter) => void;
}

function sectionsOf({ employees, filter, onChange }: Props): BarSection[] {
  const crews = crewsOf(employees, filter);
  const entriesOf = <Name extends keyof EmployeesFilter>(
    name: Name,
    choices: readonly (readonly [value: EmployeesFilter[Name], label: string])[],
  ) =>
    choices.map(([value, label]) => ({
      label,
      checked: filter[name] === value,
      onChoose: () => onChange({ ...filter, [name]: value }),
    }));
  return [
    {
      label: 'Dienstverband',
      entries: entriesOf(
        'service',
        services.map((one) => [one, serviceTexts[one]] as const),
      ),
    },
    {
      label: 'Soort',
      entries: entriesOf('kind', [
        [null, 'Alle soorten'],
        ...employeeKinds.map((kind) => [kind, employeeKindTexts[kind]] as const),
      ]),
    },
    ...(crews.length > 0
      ? [
          {
            label: 'Ploeg',
            entries: entriesOf('crew', [
              [null, 'Alle ploegen'],
              ...crews.map((crew) => [crew, crew] as const),
            ]),
          },
        ]
      : []),
  ];
}

/** The menu by which the list of employees is filtered, with what it is filtered by; a click on that removes the filter. */
export function FilterMenu(props: Props) {
  const isPhone = useIsPhone();
  const { filter, onChange } = props;
  const texts = filterTexts(filter);
  const isActive = texts.length > 0;
  return (
    <>
      <BarMenu
        sections={sectionsOf(props)}
        button={(opener) => (
          <Button
            variant={isPhone && isActive ? 'light' : 'default'}
            px="sm"
            aria-label={['Filteren', ...texts].join(', ')}
            title="Filteren"
            {...(!isPhone && { leftSection: <IconFilter size={18} stroke={1.5} aria-hidden /> })}
            {...opener}
          >
            {isPhone ? <IconFilter size={20} stroke={1.5} aria-hidden /> : 'Filteren'}
          </Button>
        )}
      />
      {!isPhone && isActive && (
        <Button
          variant="light"
          rightSection={<IconX size={16} stroke={1.5} aria-hidden />}
          aria-label={`Niet filteren op ${texts.join(', ')}`}
          onClick={() => onChange({ service: 'in', kind: null, crew: null })}
        >
          {texts.join(' · ')}
        </Button>
      )}
    </>
  );
}
