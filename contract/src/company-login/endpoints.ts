import { endpoint } from '../endpoint.ts';
import { LoginResponse } from '../session/schemas.ts';
import { CompanyLoginAnswer, CompanyLoginEnd, CompanyLoginStart } from './schemas.ts';

export const companyLogin = {
  start: endpoint('POST', '/login/company', {
    access: 'public',
    summary: 'Begin to sign in at the provider of the company',
    response: CompanyLoginStart,
    answersSecret: true,
    errors: ['company-login-refused', 'too-many-requests'],
  }),
  finish: endpoint('POST', '/login/company/answer', {
    access: 'public',
    summary: 'Sign in with the answer of the provider, once, as the user with its mail address',
    body: CompanyLoginAnswer,
    bodyLimit: 10_000,
    response: LoginResponse,
    errors: ['company-login-refused', 'too-many-requests'],
  }),
  end: endpoint('GET', '/login/company/end', {
    access: 'public',
    summary: 'The page of the provider that signs out there, after signing out here',
    response: CompanyLoginEnd,
  }),
};
