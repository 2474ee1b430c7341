import { Button, UnstyledButton } from '@mantine/core';
import type { Project } from '@ploegplan/contract/projects/schemas';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { createHueStyle, HueMark } from '../../../ui/facts/HueMark.tsx';
import classes from './columns.module.css';
import type { StatusColumn } from './columns.ts';

/** The number of cards that a column draws at first, and adds at each press. */
export const CARDS_AT_ONCE = 50;

interface Props {
  column: StatusColumn;
  isFolded: boolean;
  /** A card is held over it. */
  isTarget: boolean;
  onFold: () => void;
  card: (project: Project) => ReactNode;
  /** The noun of the projects. */
  many: string;
}

/** The projects of one status, in a column that folds away. */
export function Column({ column, isFolded, isTarget, onFold, card, many }: Props) {
  const { id, name, hue, projects } = column;
  const headId = useId();
  const [most, setMost] = useState(CARDS_AT_ONCE);
  const hidden = projects.length - most;
  const next = Math.min(hidden, CARDS_AT_ONCE);
  return (
    <section
      className={classes.column}
      aria-labelledby={headId}
      style={createHueStyle(hue)}
      data-column={id ?? ''}
      data-folded={isFolded || undefined}
      data-target={isTarget || undefined}
    >
      <h2 id={headId} className={classes.head}>
        <UnstyledButton
          className={classes.fold ?? ''}
          aria-expanded={!isFolded}
          title={isFolded ? `${name} tonen` : `${name} inklappen`}
          onClick={onFold}
        >
          <HueMark hue={hue}>{name}</HueMark>
          <span className="text-quiet font-normal text-sm tabular-nums">{projects.length}</span>
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        </UnstyledButton>
      </h2>
      {!isFolded && projects.length === 0 && (
        <p className="px-3 py-2 text-quiet text-sm">Geen {many}</p>
      )}
      {!isFolded && projects.length > 0 && (
        <div className={classes.scroller} data-scroller>
          <ul className="flex flex-col gap-1-5">
            {projects.slice(0, most).map((project) => (
              <li key={project.id}>{card(project)}</li>
            ))}
          </ul>
          {hidden > 0 && (
            <Button variant="subtle" fullWidth onClick={() => setMost(most + CARDS_AT_ONCE)}>
              {next < hidden ? `Nog ${next} van ${hidden} tonen` : `Nog ${hidden} tonen`}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
