import { Button } from '@mantine/core';
import type { ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { IconPlus, IconProgressCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { statusData } from '../../../data/records/project-statuses.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { useDrawerSubject } from '../../../ui/drawer/useDrawerSubject.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { StatusForm } from './StatusForm.tsx';
import { StatusList } from './StatusList.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** The statuses that projects go through: add, change, order, delete. Default export for lazy loading. */
export default function StatusesDrawer({ opened, onClose }: Props) {
  const { terms } = useTenant();
  const statuses = useQuery(statusData.list);
  const form = useDrawerSubject<{ id: string; row: ProjectStatus | null }>('status');
  const { data, error, refetch } = statuses;
  return (
    <>
      <SideDrawer
        opened={opened}
        onClose={onClose}
        title="Statussen"
        footer={
          <Button
            ml="auto"
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => form.show({ id: uuidv7(), row: null })}
          >
            Status toevoegen
          </Button>
        }
      >
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton />}
        {data?.length === 0 && (
          <EmptyState
            icon={<IconProgressCheck size={32} stroke={1.5} aria-hidden />}
            title="Nog geen statussen"
            text={`Met statussen houd je bij hoe ver ${toLowerCase(terms.projects)} zijn, zoals ‘Offerte’ of ‘Lopend’.`}
          />
        )}
        {data && data.length > 0 && (
          <StatusList statuses={data} onChange={(row) => form.show({ id: row.id, row })} />
        )}
      </SideDrawer>
      {form.drawer && (
        <StatusForm
          key={form.drawer.opening}
          {...form.drawer.subject}
          opened={form.drawer.opened}
          onClose={form.close}
        />
      )}
    </>
  );
}
