import { Button, Menu } from '@mantine/core';
import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { v7 as uuidv7 } from 'uuid';
import { usePlanningEdits } from '../../../data/planning/planning-edits.ts';
import { useIsEditing } from '../../../lib/form/edit-mode.ts';
import { useIsPhone } from '../../../ui/page/viewport.ts';

interface DetachProps {
  item: PlanningItem;
  getName: (employeeId: string) => string;
}

/** Gives one of several people an item of their own. */
export function Detach({ item, getName }: DetachProps) {
  const { apply } = usePlanningEdits();
  const isEditing = useIsEditing();
  const isPhone = useIsPhone();
  const people = item.assignments.map(({ employeeId }) => employeeId);
  if (people.length < 2) return null;
  const detach = (employeeId: string) =>
    void apply({
      label: `${getName(employeeId)} losgemaakt`,
      edits: [
        {
          kind: 'copy',
          id: uuidv7(),
          of: item.id,
          values: { employeeIds: [employeeId], rangeId: null },
        },
        {
          kind: 'change',
          id: item.id,
          version: item.version,
          values: { employeeIds: people.filter((id) => id !== employeeId) },
        },
      ],
    });
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          size={isPhone ? 'lg' : 'xs'}
          disabled={isEditing}
          {...(isEditing && { title: 'Sla eerst je wijzigingen op' })}
        >
          Iemand losmaken
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Wie krijgt een eigen planning?</Menu.Label>
        {people.map((id) => (
          <Menu.Item key={id} onClick={() => detach(id)}>
            {getName(id)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
