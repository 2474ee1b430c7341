import { Alert, Button, Group } from '@mantine/core';
import classes from './ConflictNotice.module.css';

export interface ConflictText {
  label: string;
  theirs: string;
  /** Absent when the user did not change this field. */
  mine?: string;
}

interface Props {
  conflicts: readonly ConflictText[];
  onChoose: (keep: 'mine' | 'theirs') => void;
}

/** Shows what a colleague changed in the meantime beside the form's own values, and lets the user choose. */
export function ConflictNotice({ conflicts, onChoose }: Props) {
  return (
    <Alert
      color="orange"
      role="alert"
      title="Iemand anders heeft dit intussen gewijzigd"
      classNames={{ title: classes.title ?? '' }}
    >
      <dl className={classes.conflicts}>
        {conflicts.map(({ label, theirs, mine }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              Nu opgeslagen: <strong>{theirs}</strong>
            </dd>
            {mine !== undefined && <dd>Bij jou: {mine}</dd>}
          </div>
        ))}
      </dl>
      <Group gap="sm" mt="sm">
        <Button size="xs" variant="default" onClick={() => onChoose('theirs')}>
          Neem over
        </Button>
        <Button size="xs" variant="default" onClick={() => onChoose('mine')}>
          Sla de mijne op
        </Button>
      </Group>
    </Alert>
  );
}
