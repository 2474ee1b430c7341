import { Button } from '@mantine/core';
import { getToday } from '@ploegplan/contract/dates/dates';
import type { PlanningLink } from '@ploegplan/contract/planning-links/schemas';
import { IconCalendarShare, IconDeviceTv } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { planningLinksQuery, useRevokeLink } from '../../../data/company/planning-links.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { formatFullMoment, formatMoment } from '../../../lib/dates/moments.ts';
import { confirm } from '../../../ui/messages/confirm.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import type { PlanningNames } from '../form/values/names.ts';

interface Props {
  names: PlanningNames;
  onRenew: (link: PlanningLink) => void;
}

/** The links that there are. */
export function LinkList({ names, onRenew }: Props) {
  const { data: links, error, refetch } = useQuery(planningLinksQuery);
  return (
    <section className="flex flex-col gap-4" aria-label="Gemaakte links">
      <h3 className="text-lg">Gemaakte links</h3>
      {!links && !error && <ListSkeleton rows={2} height={96} />}
      {!links && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {links?.length === 0 && <p className="text-quiet">Er zijn nog geen links.</p>}
      {links && links.length > 0 && (
        <ul className="border rounded divided">
          {links.map((link) => (
            <Link key={link.id} link={link} names={names} onRenew={onRenew} />
          ))}
        </ul>
      )}
    </section>
  );
}

const formatScope = (
  { projectId, clientId, employeeId }: PlanningLink,
  { projects, clients, employee }: PlanningNames,
): string => {
  if (projectId) return projects.get(projectId)?.title ?? 'Onbekend';
  if (clientId) return clients.get(clientId)?.name ?? 'Onbekend';
  if (employeeId) return employee(employeeId);
  return 'Alle planning';
};

function formatValidity({ validUntil }: PlanningLink): string {
  const day = formatShortDay(validUntil);
  return validUntil < getToday() ? `Verlopen sinds ${day}` : `Geldig tot en met ${day}`;
}

const askToRevoke = ({ name, kind }: PlanningLink) =>
  confirm({
    title: 'Link intrekken',
    text:
      kind === 'page'
        ? `‘${name}’ werkt dan meteen niet meer, ook niet op schermen die hem open hebben.`
        : `‘${name}’ werkt dan meteen niet meer. Wat al in agenda’s staat, blijft daar staan tot ze verversen.`,
    confirmLabel: 'Intrekken',
    danger: true,
  });

const askToRenew = ({ name }: PlanningLink) =>
  confirm({
    title: 'Link opnieuw maken',
    text: `De oude link ‘${name}’ werkt dan niet meer. Wie hem gebruikt, heeft de nieuwe nodig.`,
    confirmLabel: 'Opnieuw maken',
  });

function Link({ link, names, onRenew }: Props & { link: PlanningLink }) {
  const { kind, name, lastUsedAt } = link;
  const revoking = useRevokeLink();
  const Icon = kind === 'page' ? IconDeviceTv : IconCalendarShare;
  const revoke = async () => {
    if (await askToRevoke(link)) revoking.mutate(link);
  };
  const renew = async () => {
    if (await askToRenew(link)) onRenew(link);
  };
  return (
    <li className="flex gap-3 px-4 py-3 svg-quiet" aria-label={name}>
      <Icon size={24} stroke={1.5} aria-hidden />
      <div className="flex flex-1 flex-col min-w-0 wrap-anywhere">
        <span className="font-semibold">{name}</span>
        <span className="text-quiet text-sm">
          {kind === 'page' ? 'Pagina' : 'Agenda'} · {formatScope(link, names)}
          {link.gateList && ', met poortlijst'}
        </span>
        <span className="text-quiet text-sm">{formatValidity(link)}</span>
        <span
          className="text-quiet text-sm"
          title={lastUsedAt === null ? undefined : formatFullMoment(lastUsedAt)}
        >
          {lastUsedAt === null
            ? 'Nog niet gebruikt'
            : `Laatst gebruikt: ${formatMoment(lastUsedAt)}`}
        </span>
        <div className="flex flex-wrap gap-2 mt-2">
          <Button variant="default" onClick={() => void renew()}>
            Opnieuw maken
          </Button>
          <Button variant="default" loading={revoking.isPending} onClick={() => void revoke()}>
            Intrekken
          </Button>
        </div>
      </div>
    </li>
  );
}
