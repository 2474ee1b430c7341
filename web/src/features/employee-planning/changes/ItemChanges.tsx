import { translate } from '@ploegplan/contract/languages/translate';
import { useEffect, useState } from 'react';
import {
  type ItemChange,
  markItemSeen,
  type PlannedPart,
  useItemChange,
} from '../../../data/own/seen-items.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { changeText, listChangedRows } from './changed-rows.ts';
import classes from './changes.module.css';

/** Marks what the office changed since this user last looked, with old and new values in words. */
export function ItemChanges({ item, change }: { item: PlannedPart; change: ItemChange }) {
  const { terms, hiddenParts } = useTenant();
  const shown = { project: terms.project, withMaterials: !hiddenParts.includes('materials') };
  const rows = change.kind === 'changed' ? listChangedRows(change.before, item, shown) : [];
  if (change.kind === 'changed' && rows.length === 0) return null;
  return (
    <div className="grid gap-1" style={{ marginBlock: '0.25rem' }}>
      <span className={classes.mark}>{changeText(change)}</span>
      {rows.map(({ label, was, now }) => (
        <p key={label} className="wrap-anywhere whitespace-pre-line">
          {translate('{label}: was {was}, nu {now}', { label, was, now })}
        </p>
      ))}
    </div>
  );
}

/** Marks changes on a card, until the item is opened. */
export function CardChanges({ item }: { item: PlannedPart }) {
  const change = useItemChange(item);
  return change && <ItemChanges {...{ item, change }} />;
}

/** Shows changes in an opened item: it counts as seen, and they stay as long as it is open. */
export function OpenedChanges({ item }: { item: PlannedPart }) {
  const change = useItemChange(item);
  const [first, setFirst] = useState<ItemChange | null>(null);
  if (change && !first) setFirst(change);
  useEffect(() => {
    if (change) markItemSeen(item);
  }, [change, item]);
  return first && <ItemChanges item={item} change={first} />;
}
