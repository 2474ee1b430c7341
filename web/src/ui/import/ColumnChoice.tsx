import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { RowsProps } from './rows/row-parts.tsx';

type Props = Pick<RowsProps, 'targets' | 'mapping' | 'onMapping'> &
  Pick<NativeSelectProps, 'label' | 'aria-label'> & { column: number };

/** Chooses the target of a column of the file. */
export function ColumnChoice(props: Props) {
  const { targets, mapping, onMapping, column, label, 'aria-label': name } = props;
  const map = (target: string) =>
    onMapping(
      mapping.map((value, at) => {
        if (at === column) return target || null;
        // A target is of one column.
        return value === target ? null : value;
      }),
    );
  return (
    <NativeSelect
      label={label}
      aria-label={name}
      value={mapping[column] ?? ''}
      data={[
        { value: '', label: 'Niet overnemen' },
        ...targets.map(({ key, label }) => ({ value: key, label })),
      ]}
      onChange={({ currentTarget }) => map(currentTarget.value)}
    />
  );
}
