import { tenants } from '@ploegplan/contract/tenants/endpoints';
import { hideableParts } from '@ploegplan/contract/tenants/schemas';
import { createRoute } from '../../platform/http/route.ts';
import { getLogoUrl, getTerms } from '../../platform/tenants/directory.ts';
import { computeIconVersion, findIcon } from '../../platform/tenants/icon.ts';
import {
  findLogoImage,
  findLogoVersion,
  IMMUTABLE,
  sendLogo,
} from '../../platform/tenants/logo.ts';

export const tenantRoutes = [
  createRoute(tenants.current, { access: 'public' }, async ({ tenant }) => ({
    name: tenant.name,
    displayName: tenant.displayName,
    logo: getLogoUrl(tenant),
    accentColor: tenant.accentColor,
    terms: getTerms(tenant),
    hiddenParts: hideableParts.filter((part) => tenant.hiddenParts.includes(part)),
    workingWeek: tenant.workingWeek,
    photoSide: tenant.photoSide,
    noticeDays: tenant.noticeDays,
    linkDays: tenant.linkDays,
    restoreDays: tenant.restoreDays,
    helpContact: tenant.helpContact,
    ...(tenant.companyLogin !== '' && { companyLogin: tenant.companyLogin }),
    otherWork: tenant.otherWork,
    // Anybody may read this, so the source of the limits is left out.
    ownLimits: tenant.ownLimits.map(({ source: _, checkedOn: __, ...limit }) => limit),
    breakMinutes: tenant.workingWeek.find((day) => day !== null)?.breakMinutes ?? 0,
  })),
  createRoute(tenants.logo, { access: 'public' }, async ({ query, tenant, transact, reply }) =>
    sendLogo(reply, await transact((tx) => findLogoVersion(tx, tenant.id, query.v))),
  ),
  createRoute(tenants.icon, { access: 'public' }, async ({ query, tenant, transact, reply }) => {
    const readLogo = () => transact((tx) => findLogoImage(tx, tenant.id));
    const icon = await findIcon(tenant, query.kind, readLogo);
    const isThisVersion = query.v === computeIconVersion(tenant);
    return reply
      .header('cache-control', isThisVersion ? IMMUTABLE : 'private, no-cache')
      .type('image/png')
      .send(icon);
  }),
];
