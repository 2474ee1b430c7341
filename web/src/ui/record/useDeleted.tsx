import { Button } from '@mantine/core';
import { IconArrowLeft, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { formatNumber } from '../../lib/values/numbers.ts';
import type { Secondary } from '../bar/BarActions.tsx';
import { useIsPhone } from '../page/viewport.ts';
import type { Filter } from '../table/list/List.tsx';

interface ShownRows<R> {
  rows: readonly R[] | undefined;
  filter: Filter | undefined;
  /** Leads to the deleted ones. */
  aside?: ReactNode;
  /** On a phone it is in the menu of the top bar, because the list's own bar has no room. */
  more: readonly Secondary[];
  /** Says that these are the deleted ones, and leads back. */
  note?: ReactNode;
}

/** The rows in use, or only the deleted ones, from where they can be restored. */
export function useDeleted<R extends { deleted?: boolean }>(
  all: readonly R[] | undefined,
  filter: Filter | undefined,
  { many, isApart }: { many: string; isApart: boolean },
): ShownRows<R> {
  const isPhone = useIsPhone();
  const [isShown, setShown] = useState(false);
  const count = (isApart && all?.filter(({ deleted }) => deleted).length) || 0;
  if (isShown && count === 0) setShown(false);
  const rows = useMemo(
    () => (isApart ? all?.filter(({ deleted = false }) => deleted === isShown) : all),
    [all, isShown, isApart],
  );
  if (count === 0) return { rows, filter, more: [] };
  if (isShown) {
    const text = [filter?.text, 'Verwijderd'].filter(Boolean).join(' · ');
    const back = () => setShown(false);
    return {
      rows,
      filter: { button: null, ...filter, text },
      more: [],
      note: <DeletedNote many={many} onBack={back} />,
    };
  }
  const label = `Verwijderd (${formatNumber(count)})`;
  const show = () => setShown(true);
  if (isPhone) return { rows, filter, more: [{ label, Icon: IconTrash, onChoose: show }] };
  const aside = (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
      onClick={show}
    >
      {label}
    </Button>
  );
  return { rows, filter, aside, more: [] };
}

const DeletedNote = ({ many, onBack }: { many: string; onBack: () => void }) => (
  <>
    <IconTrash size={18} stroke={1.5} aria-hidden />
    <span role="status">Je bekijkt verwijderde {many}.</span>
    <Button
      variant="subtle"
      leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden />}
      onClick={onBack}
    >
      Terug naar de lijst
    </Button>
  </>
);
