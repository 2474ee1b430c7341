import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormError } from '../../../ui/messages/FormError.tsx';
import { RuleRow, ruleNames } from './RuleRow.tsx';
import { addRule, areValid, listKindsToAdd, type RuleKind, type TypedRule } from './typed-rules.ts';

interface Props {
  rules: readonly TypedRule[];
  onChange: (rules: TypedRule[]) => void;
  /** The fault of a save that was tried; with it the faults of rules show. */
  error: string | undefined;
}

/** The rules, each in a frame of its own. A new one gets the focus. */
export function RulesField({ rules, onChange, error }: Props) {
  const list = useRef<HTMLFieldSetElement>(null);
  const add = (kind: RuleKind) => {
    const next = addRule(rules, kind);
    flushSync(() => onChange(next));
    const at = next.findLastIndex((rule) => rule.kind === kind);
    const rows = list.current?.querySelectorAll('fieldset');
    rows?.[at]?.querySelector<HTMLElement>('input, select')?.focus();
  };
  return (
    <fieldset ref={list} className="flex flex-col gap-3 min-w-0">
      <legend className="mb-1 font-semibold text-base">Regels</legend>
      {rules.map((rule, index) => {
        const alike = rules.filter(({ kind }) => kind === rule.kind);
        const number = alike.indexOf(rule) + 1;
        const name = ruleNames[rule.kind];
        return (
          <RuleRow
            key={`${rule.kind} ${number}`}
            rule={rule}
            name={alike.length > 1 ? `${name} ${number}` : name}
            isFirst={number === 1}
            isLast={number === alike.length}
            isTried={error !== undefined}
            change={(parts) => onChange(rules.with(index, { ...rule, ...parts }))}
            remove={() => onChange(rules.toSpliced(index, 1))}
          />
        );
      })}
      {error && areValid(rules) && <FormError text={error} />}
      <p className="text-quiet text-sm">Gelden er meer regels, dan telt het hoogste percentage.</p>
      <div className="flex flex-wrap gap-2">
        {listKindsToAdd(rules).map((kind) => (
          <Button
            key={kind}
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            aria-label={`${ruleNames[kind]} toevoegen`}
            onClick={() => add(kind)}
          >
            {ruleNames[kind]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
