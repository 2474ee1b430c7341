import { Fragment, type ReactNode } from 'react';
import { findMarks } from './marks.ts';

/** A text in which these words, in lower case and without accents, are marked. */
export function renderMarked(text: string, words: readonly string[]): ReactNode {
  const ranges = findMarks(text, words);
  if (ranges.length === 0) return text;
  return (
    <>
      {ranges.map(({ from, to }, index) => (
        <Fragment key={from}>
          {text.slice(ranges[index - 1]?.to ?? 0, from)}
          <mark
            className="bg-accent text-inherit"
            style={{ borderRadius: '2px', boxShadow: '0 0 0 1px var(--accent-tint)' }}
          >
            {text.slice(from, to)}
          </mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.to ?? 0)}
    </>
  );
}
