import { Button } from '@mantine/core';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import type { PayRuleSet } from '@ploegplan/contract/pay-rules/schemas';
import {
  buildingAndInfra,
  findPayRulesOn,
  type PayRules,
} from '@ploegplan/contract/rules/pay/rules';
import {
  listRuleSentences,
  listSavingSentences,
  listTravelSentences,
} from '@ploegplan/contract/rules/pay/words';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { payRulesQuery, useRemovePayRules } from '../../../data/company/pay-rules.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { formatNumericDay, formatShortDay } from '../../../lib/dates/dates.ts';
import { notify } from '../../../lib/notify.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { PageSection } from '../../../ui/form/PageSection.tsx';
import { confirm } from '../../../ui/messages/confirm.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';

const PayRulesDrawer = createLazyPart(() => import('../pay/PayRulesDrawer.tsx'));

/** The set that the drawer shows. */
interface Edited {
  id: string;
  row: PayRuleSet | null;
  start: PayRules;
}

/** Shows the sets of pay rules, each with its first day. */
export function PaySection() {
  const titleId = useId();
  const { data, error, refetch } = useQuery(payRulesQuery);
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isOpen, setOpen] = useState(false);
  const edit = (row: PayRuleSet | null, start: PayRules) => {
    setEdited({ id: row?.id ?? uuidv7(), row, start });
    setOpen(true);
  };
  return (
    <PageSection
      id="toeslagen"
      title="Toeslagen"
      titleId={titleId}
      text="Wat uren waard zijn: overuren, nachten, weekenden, feestdagen en reistijd. Goedgekeurde weken houden de toeslagen waarmee ze zijn goedgekeurd."
    >
      {!data &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton rows={4} />
        ))}
      {data && <Sets sets={data} onEdit={edit} />}
      {edited && (
        <PayRulesDrawer
          key={edited.id}
          opened={isOpen}
          onClose={() => setOpen(false)}
          newest={data?.find(({ id }) => id === edited.id) ?? null}
          {...edited}
        />
      )}
    </PageSection>
  );
}

interface SetsProps {
  sets: readonly PayRuleSet[];
  onEdit: (row: PayRuleSet | null, start: PayRules) => void;
}

function Sets({ sets, onEdit }: SetsProps) {
  const latest = sets.at(-1);
  if (!latest) {
    const takeOver = () =>
      onEdit(null, { ...buildingAndInfra, firstDay: `${getToday().slice(0, 4)}-01-01` });
    return (
      <>
        <p>Zolang er geen regels zijn, telt Ploegplan uren zonder ze in toeslagen te verdelen.</p>
        <div>
          <Button onClick={takeOver}>Neem over: Bouw & Infra</Button>
        </div>
      </>
    );
  }
  const now = findPayRulesOn(sets, getToday());
  return (
    <>
      {sets
        .map((set, at) => (
          <RuleSet
            key={set.id}
            set={set}
            isNow={set === now}
            next={sets[at + 1]}
            onChange={() => onEdit(set, set)}
          />
        ))
        .reverse()}
      <div>
        <Button variant="default" onClick={() => onEdit(null, { ...latest, firstDay: '' })}>
          Nieuwe regels vanaf een dag
        </Button>
      </div>
    </>
  );
}

interface RuleSetProps {
  set: PayRuleSet;
  isNow: boolean;
  next: PayRuleSet | undefined;
  onChange: () => void;
}

function RuleSet({ set, isNow, next, onChange }: RuleSetProps) {
  const removing = useRemovePayRules();
  const titleId = useId();
  const until = next && ` tot en met ${formatShortDay(addDays(next.firstDay, -1))}`;
  const title = `Vanaf ${formatShortDay(set.firstDay)}${until ?? ''}`;
  const remove = async () => {
    const isSure = await confirm({
      title: 'Verwijderen',
      text: `Weet je zeker dat je de regels ‘${title}’ wilt verwijderen?`,
      confirmLabel: 'Verwijderen',
      danger: true,
    });
    if (!isSure) return;
    removing.mutate(set.id, {
      onSuccess: () => notify.success('Toeslagen verwijderd'),
      onError: (error) => notify.error('Toeslagen verwijderen mislukt', explainError(error)),
    });
  };
  return (
    <article
      className="flex flex-col gap-2 min-w-0 p-4 border rounded-md"
      aria-labelledby={titleId}
    >
      <h3 id={titleId} className="mb-1 font-semibold text-base">
        {title}
        {isNow && <span className="text-quiet font-normal text-sm"> geldt nu</span>}
      </h3>
      <ul className="leading-normal">
        {[...listRuleSentences(set), ...listSavingSentences(set), ...listTravelSentences(set)].map(
          (sentence) => (
            <li key={sentence}>{sentence}</li>
          ),
        )}
      </ul>
      <p className="text-quiet text-sm">
        {set.source}, gecontroleerd op {formatNumericDay(set.checkedOn)}.
        {set.travel.bandsCheckedOn &&
          ` Tabel met kilometers gecontroleerd op ${formatNumericDay(set.travel.bandsCheckedOn)}.`}
        {set.isUsed && ' Met deze regels zijn weken goedgekeurd, daarom staan ze vast.'}
      </p>
      {!set.isUsed && (
        <div className="flex flex-wrap gap-2">
          <Button variant="default" onClick={onChange}>
            Wijzigen
          </Button>
          <Button variant="default" loading={removing.isPending} onClick={() => void remove()}>
            Verwijderen
          </Button>
        </div>
      )}
    </article>
  );
}
