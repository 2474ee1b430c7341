import { translate } from '@ploegplan/contract/languages/translate';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenQueriesSettle } from '../../lib/api/cache/when-queries-settle.ts';
import { installLabel, isStandalone } from '../../lib/device/install.ts';
import { notify } from '../../lib/notify.ts';
import { isInstant, ofUser, orNull } from '../../lib/remembered/memory.ts';
import { recall, remember } from '../../lib/remembered/remembered.ts';
import { useSession } from '../../lib/session/session.ts';
import { useIsPhone } from '../../ui/page/viewport.ts';

/** The time at which this user last saw the notice. */
export const installNoticeAt = ofUser('installNoticeAt', orNull(isInstant), () => null);

const DAY_MS = 24 * 60 * 60 * 1000;
/** The interval comes from the specification, section 9. */
const REPEATED_AFTER_MS = 7 * DAY_MS;

export function isDue(lastAt: string | null, now: number): boolean {
  if (lastAt === null) return true;
  const since = now - Date.parse(lastAt);
  // A clock that was set back must not suppress the notice forever.
  return since < 0 || since >= REPEATED_AFTER_MS;
}

/** The wait after the first days are there: the code of messages is not on the way to them. */
const AFTER_MS = 500;

/** Tells an employee on a phone, once a week, that there is an app. */
export function useInstallNotice(): void {
  const isPhone = useIsPhone();
  const client = useQueryClient();
  const session = useSession();
  const entry = session && installLabel(session);
  useEffect(() => {
    if (!isPhone || !entry || isStandalone() || !isDue(recall(installNoticeAt), Date.now())) return;
    let isLeft = false;
    void whenQueriesSettle(client, AFTER_MS).then(() => {
      if (isLeft) return;
      remember(installNoticeAt, new Date().toISOString());
      notify.info(translate("Je kunt deze app installeren via het menu '{entry}'.", { entry }));
    });
    return () => {
      isLeft = true;
    };
  }, [client, isPhone, entry]);
}
