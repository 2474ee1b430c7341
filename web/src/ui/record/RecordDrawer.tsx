import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Row } from '../../lib/api/cache/record-change.ts';
import type { SavedRecords } from '../../lib/api/cache/record-data.ts';
import { createOutcomes } from '../../lib/api/messages.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { FormDrawer } from '../form/FormDrawer.tsx';
import type { FormEvents } from '../form/fields.ts';
import { useRecordForm } from '../form/useRecordForm.ts';
import type { RecordField } from './fields.tsx';
import { createForm } from './typed-values.ts';

/** Props of the drawer that adds or changes a record of one subject. */
export interface RecordDrawerProps<R> {
  opened: boolean;
  onClose: () => void;
  /** The id is made once for a new record, so that a repeated save is the same one. */
  id: string;
  /** The record to change; null for a new one. */
  row: R | null;
  /** Initial values of a new record. */
  given?: Readonly<Record<string, unknown>>;
  onSaved?: (row: R) => void;
}

interface Props<R extends Row & Values, Values extends object> extends RecordDrawerProps<R> {
  data: SavedRecords<R, Values>;
  fields: readonly RecordField<Values, R>[];
  /** Explains the effects of the values. */
  notice?: (values: Values) => ReactNode;
  events?: (change: (values: Partial<Values>) => void) => FormEvents<Values>;
}

/** The drawer that adds or changes one record, from the description of its fields. */
export function RecordDrawer<R extends Row & Values, Values extends object>(
  props: Props<R, Values>,
) {
  const { opened, onClose, id, row, given, onSaved, data, fields, notice, events } = props;
  const { terms } = useTenant();
  const noun = data.nouns?.(terms).one ?? '';
  const saving = data.useSave();
  const isOpen = useRef(opened);
  useEffect(() => {
    isOpen.current = opened;
    return () => {
      isOpen.current = false;
    };
  }, [opened]);
  const { data: newest } = useQuery({
    ...data.list,
    select: (rows) => rows.find((candidate) => candidate.id === id) ?? null,
  });
  const { toStored, empty, ...description } = createForm<Values>(fields);
  const form = useRecordForm<Values, R>({
    id,
    ...description,
    empty: { ...empty, ...given },
    row,
    newest: newest ?? null,
    save: (values, seen) =>
      saving.mutateAsync({
        id,
        original: seen,
        values: toStored(values),
        hasForm: () => isOpen.current,
      }),
    onSaved: (saved) => {
      onSaved?.(saved);
      onClose();
    },
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={`${noun} ${row ? 'wijzigen' : 'toevoegen'}`}
      saveLabel={row ? 'Opslaan' : 'Toevoegen'}
      form={form}
      notice={notice?.(form.values)}
      {...(noun && { failure: createOutcomes(noun)[row ? 'update' : 'create'].failure })}
      events={events?.(form.change) ?? {}}
    />
  );
}
