import { translate } from '@ploegplan/contract/languages/translate';
import { session } from '@ploegplan/contract/session/endpoints';
import type { Credentials, LoginResponse } from '@ploegplan/contract/session/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type * as z from 'zod/mini';
import { call } from '../../lib/api/call.ts';
import { NetworkError } from '../../lib/api/errors.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';
import { forget } from '../../lib/remembered/remembered.ts';
import { isSignOutPending } from '../../lib/session/remembered.ts';
import { sessionQuery, signOut, useSession } from '../../lib/session/session.ts';
import { useSignOutLocally } from '../../lib/session/useSignOutLocally.ts';
import { setPendingLogin } from './pending-login.ts';

/** Asks whether to fill in an e-mail address now; false when the dialog cannot be loaded. */
async function askForEmail(): Promise<boolean> {
  try {
    const dialog = await import('./links/ask-for-email.ts');
    return await dialog.askForEmail();
  } catch {
    return false;
  }
}

/** Continues after login: asks for a missing e-mail address, then goes to '/', which redirects. */
export function useContinueAfterLogin() {
  const router = useRouter();
  return async (emailEmpty: boolean) => {
    const toProfile = emailEmpty && (await askForEmail());
    await router.navigate({ to: toProfile ? '/account' : '/', replace: true });
  };
}

/** Completes a login by password or link (specification, section 4). */
export function useCompleteLogin() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const goOn = useContinueAfterLogin();
  return async (answer: LoginResponse, password?: string) => {
    const { emailEmpty } = answer;
    const isStopped = answer.needsPasswordChange || answer.factorStep !== undefined;
    // The new login ended any earlier session.
    forget(isSignOutPending);
    setPendingLogin(isStopped ? { emailEmpty, ...(password && { password }) } : null);
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    // The second step or the password dialog replaces every page and continues from there.
    if (isStopped) await router.navigate({ to: '/', replace: true });
    else await goOn(emailEmpty);
  };
}

export function useLogin() {
  const enter = useCompleteLogin();
  return useMutation({
    mutationFn: (credentials: z.input<typeof Credentials>) =>
      call(session.login, { body: credentials }),
    onSuccess: (answer, { password }) => enter(answer, password),
  });
}

/** Asks whether to sign out; also when the question cannot be loaded. */
const askFirst = () =>
  import('./ask-before-sign-out.ts').then(
    ({ askBeforeSignOut }) => askBeforeSignOut(),
    () => true,
  );

/** Signs out here at once, whatever the server answers (specification, section 4). */
export function useLogout() {
  const leave = useSignOutLocally();
  const byCompany = useSession()?.byCompany;
  return async () => {
    if (!(await askFirst())) return;
    const posted = signOut();
    setPendingLogin(null);
    await leave();
    try {
      await posted;
    } catch (error) {
      if (error instanceof NetworkError)
        notify.info(
          translate(
            'Je bent hier uitgelogd. Het uitloggen wordt afgemaakt zodra er weer verbinding is.',
          ),
        );
      else notify.error(`${translate('Uitloggen mislukt.')} ${explainError(error)}`);
      return;
    }
    if (byCompany)
      await import('./company/company-login.ts')
        .then(({ endCompanyLogin }) => endCompanyLogin())
        .catch(() => undefined);
  };
}
