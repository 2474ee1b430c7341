import { memo, useRef } from 'react';
import { columns } from './columns.ts';
import classes from './days.module.css';
import type { HeadPart } from './heads.ts';
import { useWholeLabels } from './useWholeLabels.ts';

interface HeadsProps {
  parts: readonly HeadPart[];
  hintOf?: (part: HeadPart) => string | undefined;
}

/** One line of heads above columns of days. */
export const Heads = memo(({ parts, hintOf }: HeadsProps) => {
  const row = useRef<HTMLDivElement>(null);
  useWholeLabels(row);
  return (
    <div ref={row} className={classes.headRow} role="presentation">
      {parts.map((part) => (
        <span key={part.key} style={columns(part.from, part.count)} title={hintOf?.(part)}>
          <span>{part.label}</span>
        </span>
      ))}
    </div>
  );
});
