import { endpoint } from '../endpoint.ts';
import { CompanyLogin, CompanyLoginChange, CompanyLoginTest } from './schemas.ts';

/** Apart from signing in, so that the login page does not load them. */
export const companyLoginSettings = {
  get: endpoint('GET', '/settings/company-login', {
    access: 'admin',
    summary: 'Where and who of the company may sign in with an account of its own',
    response: CompanyLogin,
  }),
  change: endpoint('PUT', '/settings/company-login', {
    access: 'admin',
    recentAuth: true,
    summary: 'Change where and who of the company may sign in with an account of its own',
    body: CompanyLoginChange,
    response: CompanyLogin,
    errors: ['stale-version'],
  }),
  test: endpoint('POST', '/settings/company-login/test', {
    access: 'admin',
    recentAuth: true,
    summary: 'Ask the provider whether it answers and knows the client',
    response: CompanyLoginTest,
  }),
};
