import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { CompanySettings, CompanyState, SettingsPatch } from './schemas.ts';

export const settings = {
  get: endpoint('GET', '/settings', {
    access: 'admin',
    summary: 'What the company set',
    response: CompanySettings,
  }),
  change: endpoint('PATCH', '/settings', {
    access: 'admin',
    summary: 'Change what the company set',
    body: SettingsPatch,
    response: CompanySettings,
    errors: ['stale-version'],
  }),
  uploadLogo: endpoint('POST', '/settings/logo', {
    access: 'admin',
    summary: 'Upload the logo of the company: one PNG, JPEG or WebP',
    bodyKind: 'multipart',
    body: z.strictObject({}),
    response: CompanySettings,
    errors: ['damaged-image'],
  }),
  removeLogo: endpoint('DELETE', '/settings/logo', {
    access: 'admin',
    summary: 'Go back to the built-in logo',
    response: CompanySettings,
  }),
  state: endpoint('GET', '/settings/state', {
    access: 'admin',
    summary: 'Number of users, state of the mail and of the backup, for the page with information',
    response: CompanyState,
  }),
};
