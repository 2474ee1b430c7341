import { hideableParts, tenants } from '@ploegplan/contract/tenants';
import { route } from '../../platform/http/route.ts';

export const tenantRoutes = [
  route(tenants.current, { access: 'public' }, async ({ tenant }) => ({
    name: tenant.name,
    displayName: tenant.displayName,
    logo: tenant.logo,
    accentColor: tenant.accentColor,
    terms: { project: tenant.projectTerm, projects: tenant.projectsTerm },
    hiddenParts: hideableParts.filter((part) => tenant.hiddenParts.includes(part)),
  })),
];
