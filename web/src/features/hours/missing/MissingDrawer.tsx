import { Button } from '@mantine/core';
import { IconChevronRight, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useNameOf } from '../../../data/employees.ts';
import { missingHoursQuery } from '../../../data/hours.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { EmptyText } from '../../../ui/Card.tsx';
import type { RecordDetailsProps } from '../../../ui/record/RecordDetails.tsx';
import rows from '../../../ui/rows.module.css';
import { ShortDay } from '../../../ui/ShortDay.tsx';
import { SideDrawer } from '../../../ui/SideDrawer.tsx';
import classes from './missing.module.css';
import { type MissingRow, missingRows } from './rows.ts';
import { useReminding } from './useReminding.ts';

/** The days on which somebody misses hours, each leading to the planning of that day. */
export function MissingDrawer({ id, opened, onClose }: RecordDetailsProps<MissingRow>) {
  const { data } = useQuery(missingHoursQuery);
  const nameOf = useNameOf();
  const { remind, isReminding } = useReminding();
  const row = missingRows(data ?? [], nameOf).find((one) => one.id === id);
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={`Ontbrekende uren van ${nameOf(id)}`}
      footer={
        row?.hasMail && (
          <Button
            ml="auto"
            leftSection={<IconMail size={18} stroke={1.5} aria-hidden />}
            loading={isReminding}
            onClick={() => void remind([row])}
          >
            Herinneren
          </Button>
        )
      }
    >
      {!row && <EmptyText>Alle uren zijn geschreven.</EmptyText>}
      {row && (
        <>
          <p className={classes.about}>
            {row.remindedAt ? `Herinnerd ${formatMoment(row.remindedAt)}.` : 'Nog niet herinnerd.'}
            {!row.hasMail && ' Er is geen account met een e-mailadres om naar te mailen.'}
          </p>
          <ul className={classes.days}>
            {row.days.map((day) => (
              <li key={day}>
                <Link to="/planning" search={{ datum: day }} className={rows.row}>
                  <span className={rows.main}>
                    <ShortDay date={day} />
                  </span>
                  <IconChevronRight size={16} stroke={1.5} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </SideDrawer>
  );
}
