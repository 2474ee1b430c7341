import {
  IconAlertTriangle,
  IconCertificateOff,
  IconCircleCheck,
  IconEyeOff,
  IconUserOff,
  IconUserQuestion,
} from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import rowClasses from '../../../ui/states/rows.module.css';
import { findInPeriod, type PeriodGroup } from '../conflicts/period.ts';
import { createRulebook } from '../conflicts/useRulebook.ts';
import type { InitialItem } from '../form/values/values.ts';
import { computeStaffing } from '../rows/needs.ts';
import { WorkIndex } from '../rows/work.ts';
import type { Planned } from '../usePlanning.ts';
import type { DialogProps } from './BoardDialog.tsx';
import classes from './dialogs.module.css';

interface Props extends DialogProps {
  planned: Planned;
  /** The days that are shown. */
  days: readonly string[];
  onOpen: (item: PlannedItem) => void;
  /** Plans on a day of a project on which nobody is. */
  onPlan: (opening: InitialItem) => void;
}

const groups: Record<PeriodGroup, { label: string; Icon: typeof IconEyeOff }> = {
  conflicts: { label: 'Conflicten', Icon: IconAlertTriangle },
  nobody: { label: 'Niemand ingepland', Icon: IconUserOff },
  short: { label: 'Te weinig mensen', Icon: IconUserQuestion },
  certificates: { label: 'Verlopen certificaten', Icon: IconCertificateOff },
  drafts: { label: 'Concepten', Icon: IconEyeOff },
};

/** The list of all that does not add up in the days that are shown; each entry opens what it is about. */
export function FindingsDialog({ opened, onClose, planned, days, onOpen, onPlan }: Props) {
  const tenant = useTenant();
  const [work] = useState(() => new WorkIndex());
  const found = useMemo(() => {
    work.update(planned.known);
    const certificates = new Map(
      planned.choices.employees.map((employee) => [employee.id, employee.certificates]),
    );
    const rulebook = createRulebook(planned, work, tenant);
    const isClosed = (id: string) => rulebook.closedProjects.has(id);
    return findInPeriod(
      planned.items.filter(({ date }) => days.includes(date)),
      {
        rulebook,
        staffing: computeStaffing(planned, days, tenant.workingWeek, isClosed),
        work,
        names: planned.names,
        listCertificates: (id) => certificates.get(id) ?? [],
      },
    );
  }, [planned, days, work, tenant]);
  const byGroup = Map.groupBy(found, ({ group }) => group);
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Wat klopt er niet">
      {found.length === 0 && (
        <EmptyState
          icon={<IconCircleCheck size={32} stroke={1.5} aria-hidden />}
          title="Alles klopt"
          text="Geen conflicten, tekort aan mensen, verlopen certificaten of concepten op deze dagen."
        />
      )}
      {(Object.keys(groups) as PeriodGroup[]).map((group) => {
        const { label, Icon } = groups[group];
        const entries = byGroup.get(group);
        return (
          entries && (
            <section key={group} className={classes.findings}>
              <h2 className="mt-4 mb-2 text-sm font-semibold">{`${label} (${formatNumber(entries.length)})`}</h2>
              {entries.map(({ text, about, days: when, item, opening }) => (
                <button
                  key={`${text} ${about}`}
                  type="button"
                  className={rowClasses.row}
                  onClick={() => {
                    if (item) onOpen(item);
                    else if (opening) onPlan(opening);
                  }}
                >
                  <Icon size={18} stroke={1.5} aria-hidden />
                  <span>
                    <strong>{text}</strong>
                    <span>{`${when} · ${about}`}</span>
                  </span>
                </button>
              ))}
            </section>
          )
        );
      })}
    </SideDrawer>
  );
}
