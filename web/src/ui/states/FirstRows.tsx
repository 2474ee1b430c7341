import { translate } from '@ploegplan/contract/languages/translate';
import { type ReactNode, useState } from 'react';
import classes from './rows.module.css';

interface Props<T> {
  items: readonly T[];
  /** The number of rows shown at first. */
  first: number;
  children: (item: T) => ReactNode;
}

/** The first rows of a card, with a button that shows the others. */
export function FirstRows<T>({ items, first, children }: Props<T>) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, first);
  const more = items.length - shown.length;
  return (
    <>
      <ul>{shown.map(children)}</ul>
      {more > 0 && (
        <button type="button" className={classes.foot} onClick={() => setWhole(true)}>
          {translate('Nog {count} tonen', { count: more })}
        </button>
      )}
    </>
  );
}
