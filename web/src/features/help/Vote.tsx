import { Button } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useVote } from '../../data/help/help.ts';
import classes from './help.module.css';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const choices = [
  { isUseful: true, label: 'Ja', Icon: IconThumbUp },
  { isUseful: false, label: 'Nee', Icon: IconThumbDown },
];

/** Asks whether an article was useful. The answer can be changed, and taken back by choosing it again. */
export function Vote({ slug, vote }: { slug: string; vote: boolean | undefined }) {
  const voting = useVote();
  return (
    <fieldset className={classes.vote}>
      <legend>Was dit nuttig?</legend>
      {choices.map(({ isUseful, label, Icon }) => (
        <Button
          key={label}
          variant={vote === isUseful ? 'light' : 'default'}
          aria-pressed={vote === isUseful}
          leftSection={<Icon {...icon} />}
          onClick={() => voting.mutate({ slug, isUseful: vote === isUseful ? null : isUseful })}
        >
          {label}
        </Button>
      ))}
      <p className="text-quiet" role="status">
        {vote === undefined ? '' : 'Bedankt, we kijken wat beter kan.'}
      </p>
    </fieldset>
  );
}
