import { Button } from '@mantine/core';
import type { Employee } from '@ploegplan/contract/employees/schemas';
import {
  type Invitations,
  type NotInvitedReason,
  notInvitedReasons,
  planInvitations,
} from '@ploegplan/contract/users/invitations';
import { IconMailForward } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useInviteEmployees, userData } from '../../../data/company/users.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';
import { joinNames } from '../../../lib/values/list-names.ts';
import { formatQuantity } from '../../../lib/values/numbers.ts';
import { confirm } from '../../../ui/messages/confirm.ts';

const reasonTexts: Record<NotInvitedReason, string> = {
  'has-account': 'Heeft al een account',
  left: 'Uit dienst',
  'no-email': 'Geen e-mailadres',
  'email-taken': 'Adres is ook van een ander',
};

interface Props {
  /** The chosen employees, sorted by name. */
  chosen: readonly Employee[];
  /** Keeps these selected: the ones who were left out. */
  onDone: (kept: readonly Employee[]) => void;
}

/** Invites the chosen employees at once, after showing who gets an account and who does not. */
export function InviteButton({ chosen, onDone }: Props) {
  const { data: users } = useQuery(userData.list);
  const inviting = useInviteEmployees();
  const findName = (id: string) => chosen.find((candidate) => candidate.id === id)?.name ?? '';
  const explainLeftOut = ({ leftOut }: Invitations) =>
    notInvitedReasons.flatMap((reason) => {
      const names = leftOut
        .filter((candidate) => candidate.reason === reason)
        .map((entry) => entry.employeeId);
      return names.length > 0 ? [`${reasonTexts[reason]}: ${joinNames(names.map(findName))}.`] : [];
    });
  const invite = async () => {
    const plan = planInvitations(chosen, users ?? []);
    if (plan.invited.length === 0) {
      return notify.info('Niemand uitgenodigd', explainLeftOut(plan).join(' '));
    }
    const isSure = await confirm({
      title: 'Werknemers uitnodigen',
      text: <Preview plan={plan} getName={findName} why={explainLeftOut(plan)} />,
      confirmLabel: `${countText(plan.invited.length)} versturen`,
    });
    if (!isSure) return;
    inviting.mutate(
      chosen.map(({ id }) => id),
      {
        onSuccess: (done) => {
          const left = new Set(done.leftOut.map(({ employeeId }) => employeeId));
          notify.success(
            `${countText(done.invited.length)} verstuurd`,
            explainLeftOut(done).join(' '),
          );
          onDone(chosen.filter(({ id }) => left.has(id)));
        },
        onError: (error) => notify.error('Uitnodigen mislukt', explainError(error)),
      },
    );
  };
  return (
    <Button
      variant="default"
      leftSection={<IconMailForward size={18} stroke={1.5} aria-hidden />}
      disabled={!users || chosen.length === 0}
      loading={inviting.isPending}
      onClick={() => void invite()}
    >
      Uitnodigen
    </Button>
  );
}

const countText = (count: number) => formatQuantity(count, 'uitnodiging', 'uitnodigingen');

interface PreviewProps {
  plan: Invitations;
  getName: (id: string) => string;
  why: readonly string[];
}

const Preview = ({ plan, getName, why }: PreviewProps) => (
  <>
    <p>Ze krijgen een account en een mail met een link om een wachtwoord te kiezen.</p>
    <ul className="mt-2 mb-2 max-h-list overflow-y-auto">
      {plan.invited.map(({ employeeId, username, email }) => (
        <li className="py-1 wrap-anywhere" key={employeeId}>
          {getName(employeeId)}
          <span className="block text-quiet">
            {username} · {email}
          </span>
        </li>
      ))}
    </ul>
    {why.length > 0 && (
      <h3 style={{ margin: '1rem 0 0.25rem', fontSize: 'inherit' }}>Niet uitgenodigd</h3>
    )}
    {why.map((text) => (
      <p key={text} className="mb-1">
        {text}
      </p>
    ))}
  </>
);
