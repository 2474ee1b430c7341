import { formatQuantity } from '../../../lib/values/numbers.ts';
import '../../../ui/form/mantine.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { getToday } from '@ploegplan/contract/dates/dates';
import { IconMailForward } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { balancesQuery, useWarnOfLapse } from '../../../data/leave/leave.ts';
import { useEmployeeName } from '../../../data/records/employees.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { notify } from '../../../lib/notify.ts';
import { compareNames } from '../../../lib/values/compare-names.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { confirm } from '../../../ui/messages/confirm.ts';
import { FormError } from '../../../ui/messages/FormError.tsx';
import { EmptyText } from '../../../ui/page/Card.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import rowClasses from '../../../ui/states/rows.module.css';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Shows whose statutory leave lapses next, and who was not warned yet. Default export for lazy loading. */
export default function LapseDrawer({ opened, onClose }: Props) {
  const { data, error, refetch } = useQuery(balancesQuery(getToday()));
  const getName = useEmployeeName();
  const warning = useWarnOfLapse();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [withoutMail, setWithoutMail] = useState<readonly string[]>([]);
  const rows = (
    data?.flatMap(({ employeeId, lapsing }) =>
      lapsing ? [{ employeeId, name: getName(employeeId), ...lapsing }] : [],
    ) ?? []
  ).toSorted((a, b) => compareNames(a.name, b.name));
  const days = [...Map.groupBy(rows, ({ expiresOn }) => expiresOn)].toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  const open = rows.filter(({ warned }) => !warned);
  const chosen = open.filter(({ employeeId }) => !left.has(employeeId));
  const toggle = (id: string) =>
    setLeft((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const chooseAll = () =>
    setLeft(new Set(chosen.length === open.length ? open.map(({ employeeId }) => employeeId) : []));
  const warn = async () => {
    const isSure = await confirm({
      title: 'Waarschuwen',
      text: `${formatPeople(chosen.length)} een mail over het verlof dat vervalt. De dag van vandaag wordt erbij bewaard.`,
      confirmLabel: chosen.length === 1 ? 'Mail versturen' : `${chosen.length} mails versturen`,
    });
    if (!isSure) return;
    warning.mutate(
      chosen.map(({ employeeId }) => employeeId),
      {
        onSuccess: ({ warned, withoutMail: ids }) => {
          setWithoutMail(ids);
          // A warning does not count until its mail was sent; nobody is to send it twice meanwhile.
          setLeft(new Set([...left, ...chosen.map(({ employeeId }) => employeeId)]));
          const mails = formatQuantity(warned - ids.length, 'mail wordt', 'mails worden');
          if (warned > ids.length) notify.success(`${mails} verstuurd`);
        },
      },
    );
  };
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title="Verlof dat vervalt"
      footer={
        chosen.length > 0 && (
          <Button
            ml="auto"
            leftSection={<IconMailForward size={18} stroke={1.5} aria-hidden />}
            loading={warning.isPending}
            onClick={() => void warn()}
          >
            Waarschuw {chosen.length}
          </Button>
        )
      }
    >
      <p className="mb-3 text-quiet text-sm">
        Wettelijk verlof vervalt een half jaar na het jaar, maar alleen als je ten minste een maand
        ervoor hebt gewaarschuwd. Zonder waarschuwing vervalt het nooit. De waarschuwing gaat per
        mail en telt zodra die is verstuurd.
      </p>
      {warning.error && <FormError text={explainError(warning.error)} />}
      {withoutMail.length > 0 && (
        <FormError
          title="Zonder mailadres"
          text={`Vertel het hun zelf en leg dat vast op hun verlofkaart, anders telt het niet: ${withoutMail.map(getName).join(', ')}.`}
        />
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} height={48} />}
      {data && rows.length === 0 && <EmptyText>Er is geen wettelijk verlof dat vervalt.</EmptyText>}
      {open.length > 1 && (
        <Checkbox
          className="py-2"
          label="Alles selecteren"
          checked={chosen.length === open.length}
          indeterminate={chosen.length > 0 && chosen.length < open.length}
          onChange={chooseAll}
        />
      )}
      {days.map(([day, ofDay]) => (
        <section key={day} aria-label={formatDay(day)}>
          <h3 className="py-2 border-b text-sm font-semibold">{formatDay(day)}</h3>
          <ul className={`${rowClasses.choices} mb-4`}>
            {ofDay.map(({ employeeId, name, hours, warned }) => (
              <li key={employeeId}>
                <Checkbox
                  label={name}
                  {...(warned && { description: 'gewaarschuwd' })}
                  checked={warned || !left.has(employeeId)}
                  disabled={warned}
                  onChange={() => toggle(employeeId)}
                />
                <span>{formatHoursText(hours)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SideDrawer>
  );
}

const formatDay = (day: string) => `Vervalt op ${formatShortDay(day)}`;

const formatPeople = (count: number) =>
  formatQuantity(count, 'werknemer krijgt', 'werknemers krijgen');
