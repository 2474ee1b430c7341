import { Button } from '@mantine/core';
import type { ToldOverview } from '@ploegplan/contract/told/schemas';
import { IconEyeCheck, IconEyeExclamation } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatChangeCount, toldQuery } from '../../../data/planning/told/told.ts';
import classes from '../planning.module.css';

interface Props {
  days: readonly string[];
  onOpen: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

function describe(overview: ToldOverview): string[] {
  const { told, seen, people, pendingCount } = overview;
  const cannot = people.filter((person) => person.cannot.length > 0).length;
  return [
    ...(told > 0 ? [`${seen} van ${told} gezien`] : []),
    ...(cannot > 0 ? [`${cannot} kan niet`] : []),
    ...(pendingCount > 0 ? [`${formatChangeCount(pendingCount)} nog niet doorgegeven`] : []),
  ];
}

/** '38 van 42 gezien', of the days that are shown; opens who has not. Default export for lazy loading. */
export default function ToldSign({ days, onOpen }: Props) {
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const { data } = useQuery({ ...toldQuery(range), placeholderData: keepPreviousData });
  const parts = data ? describe(data) : [];
  const [first] = parts;
  if (!first) return null;
  const Icon = parts.length > 1 ? IconEyeExclamation : IconEyeCheck;
  return (
    <Button
      className={classes.told ?? ''}
      variant="subtle"
      leftSection={<Icon {...icon} />}
      title={parts.join(', ')}
      onClick={onOpen}
    >
      {first}
    </Button>
  );
}
