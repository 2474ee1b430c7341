import { Button } from '@mantine/core';
import type { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useStatusMutation } from '../../data/records/project-statuses.ts';
import { notify } from '../../lib/notify.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';
import { BarMenu } from '../../ui/bar/BarMenu.tsx';

interface Props {
  projects: readonly Project[];
  statuses: readonly ProjectStatus[];
  /** Keeps these selected: those for which it failed. */
  onDone: (failed: readonly Project[]) => void;
}

/** Gives the selected projects another status; each gets a line in its history. */
export function BulkStatus({ projects, statuses, onDone }: Props) {
  const { terms } = useTenant();
  const { mutateAsync } = useStatusMutation();
  const [isRunning, setRunning] = useState(false);
  const change = async ({ id: status, status: name }: ProjectStatus) => {
    const others = projects.filter((project) => project.status !== status);
    setRunning(true);
    const sent = await Promise.allSettled(
      others.map((project) => mutateAsync({ id: uuidv7(), project, status, isQuiet: true })),
    );
    setRunning(false);
    const failed = others.filter((_, at) => sent[at]?.status === 'rejected');
    onDone(failed);
    const count = others.length - failed.length;
    const what = toLowerCase(formatQuantity(count, terms.project, terms.projects));
    if (count > 0) notify.success(`Status van ${what} gewijzigd in ${name}`);
  };
  return (
    <BarMenu
      sections={[
        {
          entries: statuses.map((status) => ({
            label: status.status,
            onChoose: () => void change(status),
          })),
        },
      ]}
      button={(opener) => (
        <Button
          variant="default"
          leftSection={<IconFlag size={18} stroke={1.5} aria-hidden />}
          loading={isRunning}
          {...opener}
        >
          Status wijzigen
        </Button>
      )}
    />
  );
}
