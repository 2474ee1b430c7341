import { useMemo } from 'react';
import { type Fits, isRecord, isTexts, ofUser } from '../../lib/remembered/memory.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import type { Columns } from './columns.ts';

const isTextsByName: Fits<Record<string, string[]>> = (value): value is Record<string, string[]> =>
  isRecord(value) && Object.values(value).every(isTexts);

/** The hidden columns of each list. */
export const hiddenColumns = ofUser('hiddenColumns', isTextsByName, () => ({}));

/** The visible columns and their choice; the first is always visible, in a short list all are. */
export function useColumns<Row>(name: string, columns: Columns<Row>, isShort = false) {
  const [hiddenByList, setHidden] = useRemembered(hiddenColumns);
  const hidden = hiddenByList[name];
  const visible = useMemo(
    () => columns.filter(({ key }, at) => at === 0 || isShort || !hidden?.includes(key)),
    [columns, hidden, isShort],
  );
  const toggleColumn = (key: string) => {
    const others = hidden?.filter((value) => value !== key) ?? [];
    setHidden({ ...hiddenByList, [name]: hidden?.includes(key) ? others : [...others, key] });
  };
  return { visible, toggleColumn };
}
