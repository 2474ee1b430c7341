import { outboxTexts } from '../../lib/outbox/groups.ts';
import { outboxState } from '../../lib/outbox/state.ts';
import { confirm } from '../../ui/confirm.ts';

/** Says what is not sent yet and asks whether to sign out nevertheless; resolves to whether to sign out. */
export async function askBeforeSignOut(): Promise<boolean> {
  const { entries } = outboxState.getState();
  if (entries.length === 0) return true;
  return confirm({
    title: 'Nog niet alles is verstuurd',
    text: `${outboxTexts(entries).join(' en ')}. Dat blijft op dit apparaat bewaard en gaat verder als je hier weer inlogt.`,
    confirmLabel: 'Toch uitloggen',
    cancelLabel: 'Ingelogd blijven',
  });
}
