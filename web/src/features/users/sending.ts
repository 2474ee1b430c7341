import type { User } from '@ploegplan/contract/users/schemas';
import { type UserMail, useSendMail } from '../../data/company/users.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';

export const mailLabels: Record<UserMail, string> = {
  invitation: 'Uitnodiging opnieuw sturen',
  link: 'Inloglink sturen',
};

const sent: Record<UserMail, string> = { invitation: 'Uitnodiging', link: 'Inloglink' };

/** The mails that apply to a user, whether or not there is an e-mail address. */
export const listMails = ({ state, userType }: User): UserMail[] => [
  ...(state === 'invited' ? (['invitation'] as const) : []),
  ...(state !== 'inactive' && userType === 'employee' ? (['link'] as const) : []),
];

export function useSending({ id, email }: User) {
  const sending = useSendMail();
  const send = (mail: UserMail) =>
    sending.mutate(
      { id, mail },
      {
        onSuccess: () => notify.success(`${sent[mail]} verstuurd naar ${email}`),
        onError: (error) => notify.error(`${sent[mail]} niet verstuurd. ${explainError(error)}`),
      },
    );
  return { send, sending: sending.isPending ? sending.variables.mail : null };
}
