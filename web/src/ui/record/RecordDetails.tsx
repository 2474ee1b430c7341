import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Row } from '../../lib/api/cache/record-change.ts';
import type { ShownRecords } from '../../lib/api/cache/record-data.ts';
import { type Action, DetailsDrawer, type QuickLink } from '../drawer/DetailsDrawer.tsx';
import type { Fact } from '../facts/Facts.tsx';
import { confirm } from '../messages/confirm.ts';
import { listFacts, type RecordField } from './fields.tsx';

/** Props of the drawer that shows a record of one subject beside its list. */
export interface RecordDetailsProps<R> {
  id: string;
  opened: boolean;
  onClose: () => void;
  /** Opens its form. */
  onChange: (row: R) => void;
}

interface Props<R extends Row & Values, Values extends object> extends RecordDetailsProps<R> {
  data: ShownRecords<R>;
  fields: readonly RecordField<Values, R>[];
  /** The facts besides the fields. */
  facts?: (row: R) => readonly Fact[];
  /** The first leads to its page. */
  links?: (row: R) => readonly QuickLink[];
  /** Actions besides those that every record has. */
  actions?: (row: R) => readonly Action[];
  /** The text for a deleted record, where the facts do not say it. */
  deletedText?: string | null;
  /** The data that remain after deletion, for the question before it. */
  remains?: string;
  /** The main content, above the facts. */
  body?: (row: R) => ReactNode;
  /** The content below the actions. */
  after?: (row: R) => ReactNode;
}

/** Shows a record's facts, with quick navigation and actions. */
export function RecordDetails<R extends Row & Values, Values extends object>(
  props: Props<R, Values>,
) {
  const { id, opened, onClose, data, fields, links } = props;
  const { deletedText = 'Ja, alleen de geschiedenis noemt dit nog' } = props;
  const { data: row } = useQuery({
    ...data.list,
    select: (rows) => rows.find((candidate) => candidate.id === id),
  });
  const listActions = useRecordActions(props);
  const [title] = fields;
  if (!row || !title) return null;
  return (
    <DetailsDrawer
      opened={opened}
      onClose={onClose}
      title={String(row[title.name])}
      body={props.body?.(row)}
      after={props.after?.(row)}
      facts={[
        ...listFacts(fields, row),
        ...(props.facts?.(row) ?? []),
        ['Verwijderd', row.deleted && deletedText],
      ]}
      links={links?.(row) ?? []}
      actions={listActions(row)}
    />
  );
}

/**
 * The actions on a record in use: the subject's first one, change, which a phone shows beside it, the subject's others, and
 * delete; on a deleted one restore. Each as far as the calls allow it.
 */
export function useRecordActions<R extends Row>({
  data,
  onChange,
  onClose,
  actions,
  remains = 'De planning en de uren blijven bewaard, en je kunt het terugzetten.',
}: Pick<RecordDetailsProps<R>, 'onChange' | 'onClose'> & {
  data: ShownRecords<R>;
  actions?: ((row: R) => readonly Action[]) | undefined;
  remains?: string;
}) {
  const removing = data.useRemove();
  const restoring = data.useRestore();
  const remove = async (id: string, name: string) => {
    const isSure = await confirm({
      title: 'Verwijderen',
      text: `Weet je zeker dat je ‘${name}’ wilt verwijderen? ${remains}`,
      confirmLabel: 'Verwijderen',
      danger: true,
    });
    if (!isSure) return;
    onClose();
    removing.mutate(id);
  };
  return (row: R): Action[] => {
    const { id, deleted } = row;
    if (deleted && !data.canRestore) return [];
    if (deleted) {
      return [{ label: 'Terugzetten', Icon: IconArrowBackUp, onClick: () => restoring.mutate(id) }];
    }
    const [primary, ...others] = actions?.(row) ?? [];
    return [
      ...(primary ? [primary] : []),
      ...(data.canUpdate
        ? [{ label: 'Wijzigen', Icon: IconPencil, onClick: () => onChange(row) }]
        : []),
      ...others,
      ...(data.canRemove
        ? [
            {
              label: 'Verwijderen',
              Icon: IconTrash,
              isRare: true as const,
              onClick: () => void remove(id, data.getName(row)),
            },
          ]
        : []),
    ];
  };
}
