import { endpoint } from './endpoint.ts';
import { IconQuery, LogoQuery, TenantProfile } from './tenants.schemas.ts';

export const tenants = {
  current: endpoint({
    method: 'GET',
    path: '/tenant',
    access: 'public',
    summary: 'The tenant of this host',
    response: TenantProfile,
    errors: [],
  }),
  logo: endpoint({
    method: 'GET',
    path: '/tenant/logo',
    access: 'public',
    summary: 'The uploaded logo of the tenant of this host, as a PNG',
    query: LogoQuery,
    binary: true,
    errors: ['not-found'],
  }),
  icon: endpoint({
    method: 'GET',
    path: '/tenant/icon',
    access: 'public',
    summary: 'The icon of the installed app of the tenant of this host, as a PNG',
    query: IconQuery,
    binary: true,
    errors: [],
  }),
};
