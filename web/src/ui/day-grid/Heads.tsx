import { memo, useRef } from 'react';
import { createColumnStyle } from './columns.ts';
import classes from './days.module.css';
import type { HeadPart } from './heads.ts';
import { useWholeLabels } from './useWholeLabels.ts';

interface HeadsProps {
  parts: readonly HeadPart[];
  findHint?: (part: HeadPart) => string | undefined;
}

/** Shows one line of heads above columns of days. */
export const Heads = memo(({ parts, findHint }: HeadsProps) => {
  const row = useRef<HTMLDivElement>(null);
  useWholeLabels(row);
  return (
    <div ref={row} className={classes.headRow} role="presentation">
      {parts.map((part) => (
        <span
          key={part.key}
          style={createColumnStyle(part.from, part.count)}
          title={findHint?.(part)}
        >
          <span>{part.label}</span>
        </span>
      ))}
    </div>
  );
});
