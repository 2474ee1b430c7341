import { translate } from '@ploegplan/contract/languages/translate';
import { isAdmin } from '@ploegplan/contract/session/access';
import { slips } from '@ploegplan/contract/slips/endpoints';
import type { OpenSlipHours, Slip } from '@ploegplan/contract/slips/schemas';
import { kindNames, outcomeNames, stateNames } from '@ploegplan/contract/slips/texts';
import {
  IconClockPlus,
  IconEdit,
  IconFileTypePdf,
  IconMail,
  IconSignature,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  composeDraftPaper,
  slipChoicesQuery,
  useChangeSlip,
  useSlip,
} from '../../data/own/slips.ts';
import { call, getUrl } from '../../lib/api/call.ts';
import { explainError } from '../../lib/api/messages.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { notify } from '../../lib/notify.ts';
import { useSession } from '../../lib/session/session.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { formatHoursText } from '../../lib/values/hours.ts';
import type { Action } from '../../ui/drawer/DetailsDrawer.tsx';
import { DetailsScreen } from '../../ui/drawer/DetailsScreen.tsx';
import { confirm } from '../../ui/messages/confirm.ts';
import { OutboxBar } from '../../ui/outbox/OutboxBar.tsx';
import { SlipPaperView } from './SlipPaperView.tsx';
import { useSlipActions } from './useSlipActions.tsx';

const openReasons: Record<OpenSlipHours['reason'], string> = {
  'hours-approved': 'die week is goedgekeurd',
  'not-in-service': 'toen niet in dienst',
  'too-many-hours': 'meer dan 24 uur op die dag',
  'no-kind': 'de soort uren van deze bon is verwijderd',
};

/** A slip with all its versions, and what can be done with it. */
export function SlipScreen({ id }: { id: string }) {
  const { query, slip, draft, isWaiting, signature } = useSlip(id);
  const choices = useQuery(slipChoicesQuery);
  const tenant = useTenant();
  const session = useSession();
  const navigate = useNavigate();
  const changing = useChangeSlip();
  const isOffice = session !== null && isAdmin(session);
  const officeActions = useSlipActions(isOffice ? slip : undefined);
  const last = slip?.versions[0];
  const isSigned = !isWaiting && (slip?.signedAt ?? null) !== null;
  const isOpen = !isSigned && signature === undefined;
  const open = (to: '/slips/$id/edit' | '/slips/$id/sign') => void navigate({ to, params: { id } });

  const send = async () => {
    if (!last) return;
    const { name, email } = last.content.orderedBy;
    const isSure = await confirm({
      title: translate('Link mailen'),
      text: translate(
        '{name} krijgt op {email} een link om deze versie te tekenen. Daarna verandert zij niet meer.',
        { name, email },
      ),
      confirmLabel: translate('Mailen'),
    });
    if (!isSure) return;
    const body = { version: last.number, name, email };
    changing.mutate(() => call(slips.send, { params: { id }, body }), {
      onSuccess: () => notify.success(translate('Link gemaild.')),
      onError: (error) => notify.error(translate('Mailen mislukt'), explainError(error)),
    });
  };
  const openPdf = () => {
    if (last) window.open(getUrl(slips.pdf, { params: { id, version: String(last.number) } }));
  };
  const actions: Action[] = [
    ...(signature || slip?.state === 'invoiced'
      ? []
      : [
          {
            label: isSigned || last?.sha256 ? translate('Nieuwe versie') : translate('Wijzigen'),
            Icon: IconEdit,
            onClick: () => open('/slips/$id/edit'),
          },
        ]),
    ...(isOpen && !isWaiting && last?.content.orderedBy.email && last.content.price
      ? [{ label: translate('Link mailen'), Icon: IconMail, onClick: () => void send() }]
      : []),
    ...(last && !isWaiting ? [{ label: 'PDF', Icon: IconFileTypePdf, onClick: openPdf }] : []),
    ...(isOffice && slip && slip.openHours.length > 0
      ? [
          {
            label: 'Uren alsnog boeken',
            Icon: IconClockPlus,
            onClick: () =>
              changing.mutate(() => call(slips.bookHours, { params: { id } }), {
                onError: (error) => notify.error('Boeken mislukt', explainError(error)),
              }),
          },
        ]
      : []),
    ...officeActions,
  ];
  const isReady = slip || (draft && choices.data);
  return (
    <DetailsScreen
      title={slip ? `${kindNames[slip.kind]} ${slip.number}` : translate('Bon')}
      back={{ to: '/slips', label: translate('Terug naar de bonnen') }}
      error={isReady ? null : query.error}
      onRetry={() => void query.refetch()}
      primary={
        isOpen && draft
          ? {
              label: translate('Laten tekenen'),
              Icon: IconSignature,
              onClick: () => open('/slips/$id/sign'),
            }
          : undefined
      }
      more={actions}
    >
      {isReady && (
        <>
          <OutboxBar />
          {signature && (
            <p role="status">
              {outcomeNames[signature.outcome]}:{' '}
              {translate('Bewaard op je telefoon, wordt nog verstuurd')}
            </p>
          )}
          {slip && !isWaiting && <p>{stateNames[slip.state]}</p>}
          {slip && <OpenHours rows={slip.openHours} />}
          {isWaiting && draft && choices.data && (
            <SlipPaperView
              paper={composeDraftPaper(draft, tenant.name, choices.data)}
              sha256={null}
              signatures={[]}
              getPhotoUrl={() => null}
            />
          )}
          {slip && <Versions slip={slip} isOnlyOld={isWaiting} />}
        </>
      )}
    </DetailsScreen>
  );
}

function Versions({ slip, isOnlyOld }: { slip: Slip; isOnlyOld: boolean }) {
  const shown = slip.versions.filter(({ sha256 }) => sha256 !== null || !isOnlyOld);
  return shown.map(({ number, paper, sha256, signatures }) => (
    <SlipPaperView
      key={number}
      paper={paper}
      sha256={sha256}
      signatures={signatures}
      getPhotoUrl={(photo) =>
        getUrl(slips.photo, { params: { id: slip.id, photo }, query: { preview: 'true' } })
      }
    />
  ));
}

const OpenHours = ({ rows }: { rows: readonly OpenSlipHours[] }) =>
  rows.length > 0 && (
    <section aria-label="Uren die niet zijn geboekt">
      <h2>Niet geboekt</h2>
      <ul>
        {rows.map(({ name, date, hours, reason }) => (
          <li key={`${name} ${date}`}>
            {name}, {formatShortDay(date)}, {formatHoursText(hours)}: {openReasons[reason]}
          </li>
        ))}
      </ul>
    </section>
  );
