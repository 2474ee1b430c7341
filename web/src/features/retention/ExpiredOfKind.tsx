import { Checkbox } from '@mantine/core';
import type { ExpiredData, ExpiringKind } from '@ploegplan/contract/retention/schemas';
import { expiringKindTexts } from '@ploegplan/contract/texts/kinds';
import { useId } from 'react';
import rowClasses from '../../ui/states/rows.module.css';
import { createExpiredKey, formatAmount, formatSince } from './texts.ts';

interface Props {
  kind: ExpiringKind;
  rows: readonly ExpiredData[];
  isChosen: (one: ExpiredData) => boolean;
  onChoose: (rows: readonly ExpiredData[], wanted: boolean) => void;
}

/** The people of whom data of one kind must or may go. */
export function ExpiredOfKind({ kind, rows, isChosen, onChoose }: Props) {
  const titleId = useId();
  const count = rows.filter(isChosen).length;
  const areAll = count === rows.length;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="py-2 border-b text-base font-semibold">
        {expiringKindTexts[kind]}
      </h2>
      {rows.length > 1 && (
        <Checkbox
          className="py-3 border-b"
          label="Alles selecteren"
          checked={areAll}
          indeterminate={count > 0 && !areAll}
          onChange={() => onChoose(rows, !areAll)}
        />
      )}
      <ul className={rowClasses.choices}>
        {rows.map((row) => (
          <li key={createExpiredKey(row)}>
            <Checkbox
              label={row.name}
              description={formatSince(row)}
              checked={isChosen(row)}
              onChange={() => onChoose([row], !isChosen(row))}
            />
            <span>{formatAmount(row)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
