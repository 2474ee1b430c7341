import type { ProjectStatusMutation } from '@ploegplan/contract/projects/schemas';
import { ByWhom } from '../../ui/facts/ByWhom.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { FirstRows } from '../../ui/states/FirstRows.tsx';
import rows from '../../ui/states/rows.module.css';

const FIRST = 5;

/** Shows who gave a project which status when; nothing when it never had one. */
export const StatusChanges = ({ changes }: { changes: readonly ProjectStatusMutation[] }) =>
  changes.length > 0 && (
    <Card title="Statuswijzigingen">
      <FirstRows items={changes} first={FIRST}>
        {({ id, from, to, by, at, remark }) => (
          <li key={id} className={rows.row}>
            <span className={rows.main}>{from ? `${from} → ${to || 'zonder status'}` : to}</span>
            <ByWhom by={by} at={at} />
            {remark && (
              <span className="w-full text-quiet text-sm wrap-anywhere whitespace-pre-line">
                {remark}
              </span>
            )}
          </li>
        )}
      </FirstRows>
    </Card>
  );
