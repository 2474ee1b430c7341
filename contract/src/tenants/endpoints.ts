import { endpoint } from '../endpoint.ts';
import { IconQuery, LogoQuery, TenantProfile } from './schemas.ts';

export const tenants = {
  current: endpoint('GET', '/tenant', {
    access: 'public',
    summary: 'The tenant of this host',
    response: TenantProfile,
  }),
  logo: endpoint('GET', '/tenant/logo', {
    access: 'public',
    summary: 'The uploaded logo of the tenant of this host, as a PNG',
    query: LogoQuery,
    binary: true,
    errors: ['not-found'],
  }),
  icon: endpoint('GET', '/tenant/icon', {
    access: 'public',
    summary: 'The icon of the installed app of the tenant of this host, as a PNG',
    query: IconQuery,
    binary: true,
  }),
};
