import { translate } from '@ploegplan/contract/languages/translate';
import { formatOutboxTexts } from '../../lib/outbox/groups.ts';
import { outboxState } from '../../lib/outbox/state.ts';
import { listLossesBySignOut } from '../../lib/session/session.ts';
import { joinNames } from '../../lib/values/list-names.ts';
import { confirm } from '../../ui/messages/confirm.ts';

/** Says what is not sent yet and asks whether to sign out nevertheless; resolves to whether to sign out. */
export async function askBeforeSignOut(): Promise<boolean> {
  const pending = formatOutboxTexts(outboxState.getState().entries);
  const lost = listLossesBySignOut();
  if (pending.length === 0 && lost.length === 0) return true;
  const stays = translate(
    'Dat blijft op dit apparaat bewaard en gaat verder als je hier weer inlogt.',
  );
  return confirm({
    title: translate('Nog niet alles is verstuurd'),
    text: [
      ...(lost.length > 0
        ? [`${joinNames(lost)}. ${translate('Dat gaat verloren als je uitlogt.')}`]
        : []),
      ...(pending.length > 0 ? [`${joinNames(pending)}. ${stays}`] : []),
    ].join(' '),
    confirmLabel: translate('Toch uitloggen'),
    cancelLabel: translate('Ingelogd blijven'),
    danger: lost.length > 0,
    // Kept entries are not sent until the same user signs in here again.
    focus: 'cancel',
  });
}
