import type { Endpoint } from '@ploegplan/contract/endpoint';
import { limits } from '@ploegplan/contract/limits';
import { publicSlips } from '@ploegplan/contract/slips/endpoints';
import type { PublicSlip, SlipChecked } from '@ploegplan/contract/slips/public.schemas';
import { sql } from 'kysely';
import type { Gallery } from '../../platform/gallery/gallery.ts';
import { findImageById } from '../../platform/gallery/repository.ts';
import { formatDisposition } from '../../platform/http/answers/disposition.ts';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { type Call, createRoute } from '../../platform/http/route.ts';
import type { AccountMails } from '../../platform/mail/account-mails.ts';
import type { Throttles } from '../../platform/sessions/throttle.ts';
import { findSlipLink, type SlipLink } from '../../platform/slip-links.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { makeSlipPdf } from './pdf.ts';
import { readSignatures, readVersions } from './repository.ts';
import { answerLink } from './service.ts';

interface Helpers {
  gallery: Gallery;
  mails: AccountMails;
  throttles: Pick<Throttles, 'planningLink'>;
}

type Visit = Pick<Call<Endpoint>, 'tenant' | 'transact' | 'request' | 'reply'>;

/** Failed attempts alone are counted, so that guesses of others at the same address do not close a link that works. */
async function openLink(
  { tenant, transact, request, reply, query }: Visit & { query: { token: string } },
  { throttles }: Helpers,
): Promise<SlipLink> {
  reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
  const link = await transact((tx) => findSlipLink(tx, query.token));
  if (link) return link;
  await throttles.planningLink.consume({ tenantId: tenant.id, name: '', address: request.ip });
  throw new HttpProblem('not-found');
}

/** Shows the version of a link, and nothing of another one. */
async function showLinked(
  tx: TenantTx,
  { displayName, logo, accentColor }: Visit['tenant'],
  { slipId, version, signatureId, name, email }: SlipLink,
): Promise<PublicSlip> {
  const found = (await readVersions(tx, slipId)).find(({ number }) => number === version);
  const signatures = (await readSignatures(tx, slipId)).filter((it) => it.version === version);
  const last = signatures.findLast(({ outcome }) => outcome !== 'absent');
  const { version: _, ...signature } =
    signatures.find(({ id, outcome }) => id === signatureId || outcome === 'signed') ?? last ?? {};
  if (!found?.paper || found.sha256 === null)
    throw new Error('A link to a version that can change');
  return {
    tenant: { name: displayName, logo, accentColor },
    name,
    email,
    purpose: signatureId === null ? 'sign' : 'confirm',
    paper: found.paper,
    sha256: found.sha256,
    signature: 'id' in signature ? (signature as PublicSlip['signature']) : null,
  };
}

/** The page never says of what a hash is, beyond that it is genuine. */
async function checkHash(tx: TenantTx, hash: string): Promise<SlipChecked> {
  const { rows } = await sql<{ version: number; at: Date }>`
    select g.version, g.at from (
        select slip_id, version from slip_papers where sha256 = ${hash}
        union select slip_id, number from slip_versions where sha256 = ${hash}) found
      join slip_signatures g on g.slip_id = found.slip_id and g.version = found.version and g.outcome = 'signed'`.execute(
    tx,
  );
  const [found] = rows;
  return found
    ? { isGenuine: true, version: found.version, signedAt: found.at.toISOString() }
    : { isGenuine: false };
}

export const createPublicSlipRoutes = (helpers: Helpers) => [
  createRoute(publicSlips.show, { access: 'public' }, async (call) => {
    const link = await openLink(call, helpers);
    return call.transact((tx) => showLinked(tx, call.tenant, link));
  }),

  createRoute(publicSlips.photo, { access: 'public' }, async (call) => {
    const link = await openLink(call, helpers);
    const image = await call.transact(async (tx) => {
      const { paper } = await showLinked(tx, call.tenant, link);
      const photo = requireFound(
        paper.photos.find(({ id, sha256 }) => id === call.params.id && sha256 !== null),
      );
      return requireFound(await findImageById(tx, { type: 'slip', id: link.slipId }, photo.id));
    });
    const query = { preview: true, maxWidth: limits.previewWidth };
    return helpers.gallery.viewer.show(image, { ...call, query });
  }),

  createRoute(publicSlips.pdf, { access: 'public' }, async (call) => {
    const { tenant, transact, reply } = call;
    const { slipId, version } = await openLink(call, helpers);
    const request = { tenant, slipId, version };
    const { name, content } = await makeSlipPdf(helpers.gallery.files, transact, request);
    return reply
      .type('application/pdf')
      .header('content-disposition', formatDisposition('attachment', name))
      .send(content);
  }),

  createRoute(publicSlips.sign, { access: 'public' }, async (call) => {
    const { tenant, body, transact } = call;
    const link = await openLink(call, helpers);
    if (link.signatureId !== null) throw new HttpProblem('already-decided');
    return transact(async (tx) => {
      await answerLink(tx, tenant.id, { link, body, mails: helpers.mails });
      return showLinked(tx, tenant, link);
    });
  }),

  createRoute(publicSlips.confirm, { access: 'public' }, async (call) => {
    const { tenant, transact } = call;
    const link = await openLink(call, helpers);
    const { signatureId } = link;
    if (signatureId === null) throw new HttpProblem('not-found');
    return transact(async (tx) => {
      await tx
        .updateTable('slip_signatures')
        .set({ confirmed_at: sql`clock_timestamp()` })
        .where('id', '=', signatureId)
        .where('confirmed_at', 'is', null)
        .execute();
      return showLinked(tx, tenant, link);
    });
  }),

  createRoute(publicSlips.check, { access: 'public' }, async (call) => {
    const { tenant, query, transact, request, reply } = call;
    reply.header('x-robots-tag', 'noindex, nofollow');
    const hash = query.hash.replaceAll(/\s/g, '').toLowerCase();
    const checked = await transact((tx) => checkHash(tx, hash));
    if (!checked.isGenuine) {
      const { planningLink } = helpers.throttles;
      await planningLink.consume({ tenantId: tenant.id, name: '', address: request.ip });
    }
    return checked;
  }),
];
