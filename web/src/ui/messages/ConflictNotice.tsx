import { Alert, Button, Group } from '@mantine/core';

export interface ConflictText {
  label: string;
  theirs: string;
  /** Absent when the user did not change this field. */
  mine?: string;
}

interface Props {
  conflicts: readonly ConflictText[];
  /** Name of the colleague; undefined when it is not known. */
  by: string | undefined;
  onChoose: (keep: 'mine' | 'theirs') => void;
}

/** Shows what a colleague changed in the meantime beside the form's own values, and lets the user choose. */
export function ConflictNotice({ conflicts, by = 'Iemand anders', onChoose }: Props) {
  return (
    <Alert
      color="orange"
      role="alert"
      title={`${by} wijzigde dit ook`}
      classNames={{ title: 'text-default' }}
    >
      <dl className="flex flex-col gap-2">
        {conflicts.map(({ label, theirs, mine }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd>
              {by}: <strong>{theirs}</strong>
            </dd>
            {mine !== undefined && <dd>Jij: {mine}</dd>}
          </div>
        ))}
      </dl>
      <Group gap="sm" mt="sm">
        <Button variant="default" onClick={() => onChoose('theirs')}>
          Zijn versie overnemen
        </Button>
        <Button variant="default" onClick={() => onChoose('mine')}>
          Mijn versie opslaan
        </Button>
      </Group>
    </Alert>
  );
}
