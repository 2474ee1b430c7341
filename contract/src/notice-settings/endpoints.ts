import { endpoint } from '../endpoint.ts';
import { NoticeSettings, NoticeSettingsChange } from './schemas.ts';

/** Apart from the own notices, so that a phone does not load them. */
export const noticeSettings = {
  get: endpoint('GET', '/notices/settings', {
    access: 'admin',
    summary: 'When the company disturbs nobody',
    response: NoticeSettings,
  }),
  change: endpoint('PUT', '/notices/settings', {
    access: 'admin',
    summary: 'Change when the company disturbs nobody',
    body: NoticeSettingsChange,
    response: NoticeSettings,
    errors: ['stale-version'],
  }),
};
