import { ActionIcon, Input, NativeSelect, TextInput } from '@mantine/core';
import { weekdays } from '@ploegplan/contract/dates/day-texts';
import { limits } from '@ploegplan/contract/limits';
import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { TimeField } from '../../../ui/fields/TimeField.tsx';
import classes from './pay.module.css';
import { findRuleFaults, type RuleFaults, type RuleKind, type TypedRule } from './typed-rules.ts';

export const ruleNames: Record<RuleKind, string> = {
  overtime: 'Overuren',
  period: 'Deel van de week',
  holiday: 'Feestdagen',
  night: 'Nacht',
  window: 'Gewone uren',
};

const days = weekdays.map((label, at) => ({ value: String(at + 1), label }));
const countsAs = [
  { value: 'saturday', label: 'zaterdaguren' },
  { value: 'sunday', label: 'zondaguren' },
];

interface Props {
  rule: TypedRule;
  /** Its name, which tells it from the others. */
  name: string;
  /** The first of its kind, and the last one. */
  isFirst: boolean;
  isLast: boolean;
  /** Saving was tried, so faults show. */
  isTried: boolean;
  change: (parts: Partial<TypedRule>) => void;
  remove: () => void;
}

interface PartProps {
  rule: TypedRule;
  faults: RuleFaults;
  change: (parts: Partial<TypedRule>) => void;
}

/** A rule as a sentence, its figures in fields. */
export function RuleRow({ rule, name, isFirst, isLast, isTried, change, remove }: Props) {
  const id = useId();
  const faults = isTried ? findRuleFaults(rule, isLast) : {};
  const [fault] = Object.values(faults);
  const part = { rule, faults, change };
  return (
    <fieldset
      className="flex flex-col gap-2 min-w-0 p-3 border rounded-md"
      aria-label={name}
      aria-describedby={fault && id}
    >
      <div className="flex flex-wrap gap-1-5 items-center">
        <Condition {...part} isFirst={isFirst} isLast={isLast} />
        <span className="flex gap-1 items-center">
          <TextInput
            className={classes.figure ?? ''}
            aria-label="Percentage"
            inputMode="decimal"
            autoComplete="off"
            {...(rule.kind === 'window' && { placeholder: 'niet ingevuld', w: '7.5rem' })}
            value={rule.percent}
            error={faults.percent !== undefined}
            onChange={({ currentTarget }) => change({ percent: currentTarget.value })}
          />
          %
        </span>
        {rule.kind === 'period' && (
          <>
            <span>als</span>
            <NativeSelect
              aria-label="Telt als"
              data={countsAs}
              value={rule.class}
              onChange={({ currentTarget }) =>
                change({ class: currentTarget.value === 'saturday' ? 'saturday' : 'sunday' })
              }
            />
          </>
        )}
      </div>
      {fault && <Input.Error id={id}>{fault}</Input.Error>}
      <div className="flex gap-2 items-center">
        <TextInput
          className="flex-1"
          aria-label="Artikel"
          placeholder="Artikel van de cao"
          autoComplete="off"
          maxLength={limits.name}
          value={rule.article}
          onChange={({ currentTarget }) => change({ article: currentTarget.value })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`${name} weghalen`}
          title="Weghalen"
          onClick={remove}
        >
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
    </fieldset>
  );
}

/** When a rule holds, up to its percentage. */
function Condition({ isFirst, isLast, ...part }: PartProps & Pick<Props, 'isFirst' | 'isLast'>) {
  const { rule, faults, change } = part;
  switch (rule.kind) {
    case 'overtime':
      if (isLast) return <span>{isFirst ? 'Overuren' : 'Verdere overuren van een dag'}:</span>;
      return (
        <>
          <span>De {isFirst ? 'eerste' : 'volgende'}</span>
          <TextInput
            className={classes.figure ?? ''}
            aria-label="Aantal overuren"
            inputMode="decimal"
            autoComplete="off"
            value={rule.hours}
            error={faults.hours !== undefined}
            onChange={({ currentTarget }) => change({ hours: currentTarget.value })}
          />
          <span>overuren van een dag:</span>
        </>
      );
    case 'period':
      return (
        <>
          <span>Van</span>
          <Day {...part} name="fromDay" label="Dag van begin" />
          <Time {...part} name="from" label="Begin" />
          <span>tot</span>
          <Day {...part} name="toDay" label="Dag van einde" />
          <span className="flex gap-1 items-center">
            <Time {...part} name="to" label="Einde" />:
          </span>
        </>
      );
    case 'holiday':
      return <span>Op een feestdag:</span>;
    case 'night':
    case 'window':
      return (
        <>
          <span>{rule.kind === 'night' ? 'Van' : 'Buiten'}</span>
          <Time {...part} name="from" label="Begin" />
          <span>tot</span>
          <span className="flex gap-1 items-center">
            <Time {...part} name="to" label="Einde" />:
          </span>
        </>
      );
  }
}

const Day = ({
  rule,
  change,
  name,
  label,
}: PartProps & { name: 'fromDay' | 'toDay'; label: string }) => (
  <NativeSelect
    aria-label={label}
    data={days}
    value={rule[name]}
    onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
  />
);

const Time = ({
  rule,
  faults,
  change,
  name,
  label,
}: PartProps & { name: 'from' | 'to'; label: string }) => (
  <TimeField
    className={classes.figure ?? ''}
    aria-label={label}
    value={rule[name]}
    error={faults[name] !== undefined}
    onChange={(time) => change({ [name]: time })}
  />
);
