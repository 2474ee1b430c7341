import { scaffoldKinds } from '@ploegplan/contract/scaffolds/kinds';
import { scaffoldKindTexts } from '@ploegplan/contract/texts/scaffolds';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../data/company/settings.ts';
import { projectData } from '../../data/records/projects.ts';
import { listInStorm, scaffoldData, useStorm } from '../../data/records/scaffolds.ts';
import { notify } from '../../lib/notify.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import type { Field } from '../../ui/form/fields.ts';
import { useRecordForm } from '../../ui/form/useRecordForm.ts';

interface Values {
  force: string | null;
  projectIds: string[];
  what: 'mark' | 'close';
}

interface Props {
  opened: boolean;
  onClose: () => void;
}

const forces = [5, 6, 7, 8, 9, 10, 11, 12];
const empty: Values = { force: '8', projectIds: [], what: 'mark' };

/** Closes off all scaffolds that a storm concerns, or marks them for inspection. Default export for lazy loading. */
export default function StormDialog({ opened, onClose }: Props) {
  const { data: scaffolds = [] } = useQuery(scaffoldData.list);
  const { data: projects } = useQuery(projectData.list);
  const { data: settings } = useQuery(settingsQuery);
  const storm = useStorm();
  const listHit = ({ force, projectIds }: Values) =>
    settings
      ? listInStorm(scaffolds, settings.scaffoldSettings.stormFrom, {
          force: Number(force),
          projectIds,
        })
      : [];
  const standing = new Set(listHit({ ...empty, force: '12' }).map(({ projectId }) => projectId));
  const describe = (values: Values) => {
    const hit = listHit(values);
    const kinds = scaffoldKinds.filter((kind) => hit.some((one) => one.kind === kind));
    const names = kinds.map((kind) => scaffoldKindTexts[kind].toLowerCase()).join(', ');
    return hit.length === 0
      ? 'Bij deze wind hoeft geen steiger gekeurd te worden'
      : `${formatQuantity(hit.length, 'steiger', 'steigers')}: ${names}`;
  };
  const fields: Field<Values>[] = [
    {
      kind: 'select',
      name: 'force',
      label: 'Windkracht (Bft)',
      required: true,
      help: describe,
      options: forces.map((force) => ({ value: String(force), label: String(force) })),
    },
    {
      kind: 'multiselect',
      name: 'projectIds',
      label: 'Alleen hier',
      help: 'Leeg is overal.',
      options: projects
        ?.filter(({ id }) => standing.has(id))
        .map(({ id, title, location }) => ({ value: id, label: title, detail: location })),
    },
    {
      kind: 'choice',
      name: 'what',
      label: 'Wat doen we?',
      options: [
        { value: 'mark', label: 'Eerst keuren' },
        { value: 'close', label: 'Afsluiten' },
      ],
      findError: (values) =>
        listHit(values).length === 0 ? 'Geen steiger om te melden' : undefined,
    },
  ];
  const form = useRecordForm<Values, { version: number }>({
    id: 'storm',
    fields,
    empty,
    row: null,
    toValues: () => empty,
    save: async (values) => {
      const { count } = await storm.mutateAsync({
        scaffoldIds: listHit(values).map(({ id }) => id),
        closes: values.what === 'close',
        at: new Date().toISOString(),
        remark: `Windkracht ${values.force}`,
      });
      notify.success(
        `${formatQuantity(count, 'steiger', 'steigers')} ${values.what === 'close' ? 'afgesloten' : 'gemeld voor keuring'}`,
      );
      return { version: 1 };
    },
    onSaved: onClose,
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title="Storm melden"
      saveLabel="Bevestigen"
      form={form}
      failure="Storm melden mislukt"
    />
  );
}
