import { limits } from '@ploegplan/contract/limits';
import type { ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { useQuery } from '@tanstack/react-query';
import { type StatusValues, statusData } from '../../../data/records/project-statuses.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { toPlain } from '../../../lib/values/matching.ts';
import { HueField } from '../../../ui/form/fields/HueField.tsx';
import { findHueName } from '../../../ui/form/fields/hue-names.ts';
import type { RecordField } from '../../../ui/record/fields.tsx';
import { RecordDrawer, type RecordDrawerProps } from '../../../ui/record/RecordDrawer.tsx';

const NO_HUE = 'Grijs';

const createStatusFields = (
  many: string,
  taken: ReadonlyMap<number, string>,
  names: ReadonlySet<string>,
): readonly RecordField<StatusValues, ProjectStatus>[] => [
  {
    kind: 'text',
    name: 'status',
    label: 'Naam',
    required: true,
    maxLength: limits.name,
    findError: ({ status }) =>
      names.has(toPlain(status.trim())) ? 'Deze status is er al. Kies een andere naam.' : undefined,
  },
  {
    kind: 'custom',
    name: 'hue',
    label: 'Kleur',
    formatText: ({ hue }) => (hue === null ? NO_HUE : findHueName(hue)),
    comparable: ({ hue }) => hue,
    render: ({ values, change, error }) => (
      <HueField
        label="Kleur"
        none={NO_HUE}
        value={values.hue}
        onChange={(hue) => change({ hue })}
        taken={taken}
        error={error}
      />
    ),
  },
  {
    kind: 'switch',
    name: 'closed',
    label: 'Telt als afgerond',
    help: `${many} met deze status worden bij het inplannen niet meer aangeboden.`,
  },
];

/** Adds or changes a status. */
export function StatusForm(props: RecordDrawerProps<ProjectStatus>) {
  const { terms } = useTenant();
  const { data: statuses = [] } = useQuery(statusData.list);
  const others = statuses.filter(({ id }) => id !== props.id);
  const taken = new Map(
    others.flatMap(({ hue, status }) => (hue === null ? [] : [[hue, status] as const])),
  );
  const names = new Set(others.map(({ status }) => toPlain(status)));
  const fields = createStatusFields(terms.projects, taken, names);
  return <RecordDrawer {...props} data={statusData} fields={fields} />;
}
