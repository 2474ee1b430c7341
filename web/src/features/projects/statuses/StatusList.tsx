import { ActionIcon } from '@mantine/core';
import type { ProjectStatus } from '@ploegplan/contract/projects.schemas';
import {
  IconArrowDown,
  IconArrowUp,
  IconDotsVertical,
  IconGripVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useStatusOrder } from '../../../data/project-statuses.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import type { BarEntry } from '../../../ui/bar/actions.ts';
import { BarMenu } from '../../../ui/bar/BarMenu.tsx';
import { Announcement } from '../../../ui/drag/Announcement.tsx';
import { useReorder } from '../../../ui/drag/useReorder.ts';
import { HueMark } from '../../../ui/HueMark.tsx';
import classes from './statuses.module.css';
import { useRemoveStatus } from './useRemoveStatus.tsx';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface Props {
  statuses: readonly ProjectStatus[];
  onChange: (status: ProjectStatus) => void;
}

/** The statuses in their order, to be put in another one. */
export function StatusList({ statuses, onChange }: Props) {
  const { terms } = useTenant();
  const order = useStatusOrder();
  const remove = useRemoveStatus(statuses);
  const items = statuses.map(({ id, status }) => ({ id, name: status }));
  const reorder = useReorder(items, (ids) => order.mutate(ids));
  const textOf = ({ projectCount, closed }: ProjectStatus) => {
    const noun = projectCount === 1 ? terms.project : terms.projects;
    return `${projectCount} ${noun.toLowerCase()}${closed ? ' · afgerond' : ''}`;
  };
  const entriesOf = (status: ProjectStatus, at: number): BarEntry[] => [
    { label: 'Wijzigen', Icon: IconPencil, onChoose: () => onChange(status) },
    ...(at > 0
      ? [{ label: 'Omhoog', Icon: IconArrowUp, onChoose: () => reorder.step(at, -1) }]
      : []),
    ...(at < statuses.length - 1
      ? [{ label: 'Omlaag', Icon: IconArrowDown, onChoose: () => reorder.step(at, 1) }]
      : []),
    { label: 'Verwijderen', Icon: IconTrash, onChoose: () => void remove(status) },
  ];
  return (
    <>
      <ol
        className={classes.list}
        aria-label="Statussen"
        data-lifting={reorder.lifted !== undefined || undefined}
      >
        {statuses.map((status, at) => (
          <li
            key={status.id}
            className={classes.row}
            data-lifted={status.id === reorder.lifted || undefined}
            style={{ translate: reorder.lifted ? `0 ${reorder.offset(at)}px` : undefined }}
          >
            <ActionIcon
              className={classes.grip ?? ''}
              variant="subtle"
              color="gray"
              aria-label={`${status.status} verplaatsen`}
              title="Verslepen, of Enter en de pijltjes"
              {...reorder.grip(at)}
            >
              <IconGripVertical {...icon} />
            </ActionIcon>
            <button type="button" className={classes.name} onClick={() => onChange(status)}>
              <HueMark hue={status.hue}>{status.status}</HueMark>
              <span className={classes.count}>{textOf(status)}</span>
            </button>
            <BarMenu
              sections={[{ entries: entriesOf(status, at) }]}
              button={(opener) => (
                <ActionIcon
                  className={classes.more ?? ''}
                  variant="subtle"
                  color="gray"
                  aria-label={`Acties voor ${status.status}`}
                  {...opener}
                >
                  <IconDotsVertical {...icon} />
                </ActionIcon>
              )}
            />
          </li>
        ))}
      </ol>
      <Announcement text={reorder.announcement} />
    </>
  );
}
