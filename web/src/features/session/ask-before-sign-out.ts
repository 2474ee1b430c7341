import { outboxState, outboxTexts } from '../../lib/outbox/state.ts';
import { confirm } from '../../ui/confirm.ts';

/** Says what is not sent yet and asks whether to sign out nevertheless; resolves to whether to sign out. */
export async function askBeforeSignOut(): Promise<boolean> {
  const { entries } = outboxState.getState();
  if (entries.length === 0) return true;
  const refused = entries.filter(({ refusal }) => refusal).length;
  const texts = outboxTexts({ waiting: entries.length - refused, refused });
  return confirm({
    title: 'Nog niet alles is verstuurd',
    text: `${texts.join(' en ')}. Dat blijft op dit apparaat bewaard en gaat verder als je hier weer inlogt.`,
    confirmLabel: 'Toch uitloggen',
    cancelLabel: 'Ingelogd blijven',
  });
}
