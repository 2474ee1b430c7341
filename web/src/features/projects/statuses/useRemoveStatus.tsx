import type { ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { useState } from 'react';
import { useStatusRemoval } from '../../../data/records/project-statuses.ts';
import { notify } from '../../../lib/notify.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { formatQuantity } from '../../../lib/values/numbers.ts';
import { SelectField } from '../../../ui/form/select/SelectField.tsx';
import { confirm } from '../../../ui/messages/confirm.ts';

interface Choice {
  label: string;
  statuses: readonly ProjectStatus[];
  first: string;
  onChange: (id: string) => void;
}

function TargetChoice({ label, statuses, first, onChange }: Choice) {
  const [chosen, setChosen] = useState(first);
  const choose = (id: string | null) => {
    if (id === null) return;
    setChosen(id);
    onChange(id);
  };
  const options = statuses.map(({ id, status }) => ({ value: id, label: status }));
  return (
    <SelectField label={label} required settings={{ options }} value={chosen} onChange={choose} />
  );
}

/** Asks before a status is deleted, and where its projects go. */
export function useRemoveStatus(statuses: readonly ProjectStatus[]) {
  const { terms } = useTenant();
  const removal = useStatusRemoval();
  const formatCount = ({ projectCount }: ProjectStatus) =>
    toLowerCase(formatQuantity(projectCount, terms.project, terms.projects));
  return async (status: ProjectStatus) => {
    const { id, projectCount } = status;
    const at = statuses.findIndex((candidate) => candidate.id === id);
    const others = statuses.toSpliced(at, 1);
    // Running projects do not become finished by this.
    const open = others.filter((other) => !other.closed || status.closed);
    const neighbour =
      open.find(({ index }) => index > status.index) ?? open.at(-1) ?? others.at(-1);
    if (projectCount > 0 && !neighbour) {
      return notify.info(`Voeg eerst een andere status toe voor ${formatCount(status)}.`);
    }
    let moveTo = projectCount > 0 && neighbour ? neighbour.id : null;
    const isSure = await confirm({
      title: `Status ‘${status.status}’ verwijderen`,
      text:
        moveTo === null ? (
          `Deze status heeft geen ${toLowerCase(terms.projects)}. Verwijderen kan niet ongedaan worden gemaakt.`
        ) : (
          <div className="flex flex-col gap-4">
            <p>
              Deze status heeft {formatCount(status)}. Verwijderen kan niet ongedaan worden gemaakt.
            </p>
            <TargetChoice
              label={`Nieuwe status voor ${formatCount(status)}`}
              statuses={statuses.filter((candidate) => candidate.id !== id)}
              first={moveTo}
              onChange={(chosen) => {
                moveTo = chosen;
              }}
            />
          </div>
        ),
      confirmLabel: 'Verwijderen',
      danger: true,
    });
    if (isSure) removal.mutate({ id, moveTo });
  };
}
