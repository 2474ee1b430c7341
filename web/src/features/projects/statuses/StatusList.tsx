import { ActionIcon } from '@mantine/core';
import type { ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { IconArrowDown, IconArrowUp, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useStatusOrder } from '../../../data/records/project-statuses.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { formatQuantity } from '../../../lib/values/numbers.ts';
import type { BarEntry } from '../../../ui/bar/actions.ts';
import { BarMenu } from '../../../ui/bar/BarMenu.tsx';
import { OrderedList } from '../../../ui/drag/OrderedList.tsx';
import { HueMark } from '../../../ui/facts/HueMark.tsx';
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
  const formatStatus = ({ projectCount, closed }: ProjectStatus) =>
    `${toLowerCase(formatQuantity(projectCount, terms.project, terms.projects))}${closed ? ' · afgerond' : ''}`;
  const listEntries = (
    status: ProjectStatus,
    at: number,
    step: (by: 1 | -1) => void,
  ): BarEntry[] => [
    { label: 'Wijzigen', Icon: IconPencil, onChoose: () => onChange(status) },
    ...(at > 0 ? [{ label: 'Omhoog', Icon: IconArrowUp, onChoose: () => step(-1) }] : []),
    ...(at < statuses.length - 1
      ? [{ label: 'Omlaag', Icon: IconArrowDown, onChoose: () => step(1) }]
      : []),
    { label: 'Verwijderen', Icon: IconTrash, onChoose: () => void remove(status) },
  ];
  return (
    <OrderedList
      label="Statussen"
      items={statuses}
      getName={({ status }) => status}
      onOrder={(ids) => order.mutate(ids)}
      className={classes.list}
    >
      {(status, at, step) => (
        <>
          <button
            type="button"
            className="flex flex-1 flex-col justify-center gap-0-5 min-w-0 border-0 rounded-md bg-none text-inherit text-left cursor-pointer hover-bg-quiet"
            style={{ alignSelf: 'stretch', padding: '0 0.5rem' }}
            onClick={() => onChange(status)}
          >
            <HueMark hue={status.hue}>{status.status}</HueMark>
            <span className="text-quiet text-sm tabular-nums" style={{ paddingLeft: '1.125rem' }}>
              {formatStatus(status)}
            </span>
          </button>
          <BarMenu
            sections={[{ entries: listEntries(status, at, step) }]}
            button={(opener) => (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Acties voor ${status.status}`}
                {...opener}
              >
                <IconDots {...icon} />
              </ActionIcon>
            )}
          />
        </>
      )}
    </OrderedList>
  );
}
