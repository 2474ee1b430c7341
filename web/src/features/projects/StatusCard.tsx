import type { ProjectStatus, ProjectStatusMutation } from '@ploegplan/contract/projects.schemas';
import { ByWhom } from '../../ui/ByWhom.tsx';
import { Card } from '../../ui/Card.tsx';
import { FirstRows } from '../../ui/FirstRows.tsx';
import { HueMark } from '../../ui/HueMark.tsx';
import rows from '../../ui/rows.module.css';
import { useIsPhone } from '../../ui/viewport.ts';
import classes from './status.module.css';

interface Props {
  mutations: readonly ProjectStatusMutation[];
  /** Undefined: without a status. */
  status: ProjectStatus | undefined;
}

const FIRST = { phone: 1, office: 6 };

/** The status of a project, and who changed it when. */
export function StatusCard({ mutations, status }: Props) {
  return (
    <Card title="Status" isFirst>
      <p className={classes.current}>
        <HueMark hue={status?.hue ?? null}>{status?.status ?? 'Zonder status'}</HueMark>
      </p>
      <FirstRows items={mutations} first={useIsPhone() ? FIRST.phone : FIRST.office}>
        {({ id, from, to, by, at, remark }) => (
          <li key={id} className={rows.row}>
            <span className={rows.main}>{from ? `${from} → ${to || 'zonder status'}` : to}</span>
            <ByWhom by={by} at={at} />
            {remark && <span className={classes.remark}>{remark}</span>}
          </li>
        )}
      </FirstRows>
    </Card>
  );
}
