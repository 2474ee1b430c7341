import '@mantine/core/styles/Checkbox.layer.css';
import '../../ui/form/mantine.ts';
import { Button } from '@mantine/core';
import { type ExpiredData, mustBeRemoved } from '@ploegplan/contract/retention/schemas';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expiredQuery, useRemoveExpired } from '../../data/company/retention.ts';
import { settingsQuery } from '../../data/company/settings.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';
import { confirm } from '../../ui/messages/confirm.ts';
import { FormError } from '../../ui/messages/FormError.tsx';
import { EmptyText } from '../../ui/page/Card.tsx';
import { Screen } from '../../ui/page/Screen.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import { ExpiredOfKind } from './ExpiredOfKind.tsx';
import { amountsText, createExpiredKey } from './texts.ts';

/** Shows the data of people who left that must or may be removed, and removes them for good after one question. */
export function RetentionScreen() {
  const { data, error, refetch } = useQuery(expiredQuery);
  const { data: settings } = useQuery(settingsQuery);
  const removing = useRemoveExpired();
  /** The rows where the user's choice differs from the default. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const isChosen = (one: ExpiredData) =>
    mustBeRemoved(one.kind) !== changed.has(createExpiredKey(one));
  const choose = (rows: readonly ExpiredData[], wanted: boolean) =>
    setChanged((before) => {
      const next = new Set(before);
      for (const row of rows) {
        if (mustBeRemoved(row.kind) === wanted) next.delete(createExpiredKey(row));
        else next.add(createExpiredKey(row));
      }
      return next;
    });
  const chosen = data?.filter(isChosen) ?? [];
  const people = new Set(chosen.map(({ employeeId }) => employeeId)).size;
  const remove = async () => {
    const isSure = await confirm({
      title: 'Definitief verwijderen?',
      text: `Van ${formatQuantity(people, 'persoon', 'personen')}: ${amountsText(chosen)}. Ook uit de geschiedenis. Dit kan niet ongedaan gemaakt worden.`,
      confirmLabel: 'Verwijderen',
      danger: true,
    });
    if (!isSure) return;
    removing.mutate(chosen, { onSuccess: () => notify.success('Gegevens verwijderd') });
  };
  return (
    <Screen title="Bewaartermijnen" back={{ to: '/settings', label: 'Terug naar Algemeen' }}>
      <div className="flex flex-col gap-6 max-w-form">
        <p className="text-quiet">
          Van wie uit dienst is. Een identiteitsbewijs moet weg vijf jaar na het jaar van vertrek;
          uren en verlof mogen weg na zeven jaar.
          {settings &&
            (settings.leaverMonths === null
              ? ' Foto’s en notities blijven: bij Termijnen kun je kiezen hoe lang.'
              : ` Foto’s en notities moeten weg na ${formatQuantity(settings.leaverMonths, 'maand', 'maanden')}.`)}
        </p>
        {removing.error && <FormError text={explainError(removing.error)} />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={4} height={48} />}
        {data?.length === 0 && <EmptyText>Er hoeft nu niets weg.</EmptyText>}
        {[...Map.groupBy(data ?? [], ({ kind }) => kind)].map(([kind, rows]) => (
          <ExpiredOfKind key={kind} kind={kind} rows={rows} isChosen={isChosen} onChoose={choose} />
        ))}
        {data && data.length > 0 && (
          <div className="phone-flex phone-flex-col">
            <Button
              color="red.9"
              leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
              disabled={chosen.length === 0}
              loading={removing.isPending}
              onClick={() => void remove()}
            >
              {chosen.length === 0
                ? 'Verwijderen'
                : `Van ${formatQuantity(people, 'persoon', 'personen')} verwijderen`}
            </Button>
          </div>
        )}
      </div>
    </Screen>
  );
}
