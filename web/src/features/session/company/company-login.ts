import { companyLogin } from '@ploegplan/contract/company-login/endpoints';
import { companyLoginFaults } from '@ploegplan/contract/company-login/faults';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { explainError, outcomes } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';
import { remember } from '../../../lib/remembered/remembered.ts';
import { companyLoginProof } from '../../../lib/session/remembered.ts';

/** Why signing in with an account of the company failed. */
export function explainCompanyLogin(error: unknown): string {
  const fault = error instanceof ApiError ? error.fields[0]?.code : undefined;
  const texts: Partial<Record<string, string>> = companyLoginFaults;
  return (fault && texts[fault]) || explainError(error);
}

/** Leads to the page of the provider of the company. */
export async function startCompanyLogin(): Promise<void> {
  try {
    const { url, proof } = await call(companyLogin.start);
    remember(companyLoginProof, proof);
    window.location.assign(url);
  } catch (error) {
    notify.error(outcomes.login.failure, explainCompanyLogin(error));
  }
}

/** Leads to the page that signs out at the provider too, where it has one. */
export async function endCompanyLogin(): Promise<void> {
  const { url } = await call(companyLogin.end);
  if (url) window.location.assign(url);
}
