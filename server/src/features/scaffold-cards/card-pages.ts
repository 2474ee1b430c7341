import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { email, plainDate, requiredMultiline, requiredText } from '@ploegplan/contract/fields';
import { uploadFields } from '@ploegplan/contract/images/schemas';
import { limits } from '@ploegplan/contract/limits';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { Gallery } from '../../platform/gallery/gallery.ts';
import { findTenant } from '../../platform/http/admission.ts';
import { acceptForms } from '../../platform/http/answers/forms.ts';
import { answerError } from '../../platform/http/errors.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { AccountMails } from '../../platform/mail/account-mails.ts';
import {
  confirmHireEnd,
  findHireEndByToken,
  type HireEnd,
  requestHireEnd,
} from '../../platform/scaffolds/hire.ts';
import type { Throttles } from '../../platform/sessions/throttle.ts';
import type { Tenant, TenantDirectory } from '../../platform/tenants/directory.ts';
import { runInTenant, type TenantTx } from '../../platform/tenants/transaction.ts';
import {
  createConfirmPage,
  createMessagePage,
  createScaffoldPage,
  createUnknownCardPage,
  pagePolicy,
} from './page.ts';
import { insertReport } from './reports.ts';
import { findShownScaffold, type ShownScaffold } from './shown.ts';

interface Parts {
  pool: Pool;
  directory: TenantDirectory;
  throttles: Throttles;
  gallery: Gallery;
  mails: AccountMails;
}

interface Visit {
  tenant: Tenant;
  token: string;
  transact: <T>(work: (tx: TenantTx) => Promise<T>) => Promise<T>;
}

const headers = {
  'content-security-policy': pagePolicy,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

const ReportForm = z.strictObject({ ...uploadFields, text: requiredMultiline(limits.reportText) });
const EndForm = z.strictObject({
  name: requiredText(limits.name),
  email: email.check(z.minLength(1)),
  lastDay: plainDate,
});

const reporter = { employeeId: null, name: 'Melding via de steigerkaart' };

/** What the page says after a form was sent, by the parameter of the address it then has. */
const notes: Record<string, string> = {
  melding: 'Dank je. De melding is bij het kantoor.',
  afmelding: 'Bijna klaar: bevestig de afmelding met de link in de mail.',
};

const sendPage = (reply: FastifyReply, html: string, code = 200) =>
  reply.code(code).headers(headers).type('text/html; charset=utf-8').send(html);

const readQuery = ({ query }: FastifyRequest, name: string): string => {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' && value.length <= 100 ? value : '';
};

/** Says why a form was refused; other errors are thrown on. */
function explainRefusal(error: unknown): string {
  const code = error instanceof HttpProblem ? error.code : '';
  if (code === 'validation') return 'Niet verstuurd: vul alles goed in.';
  if (code === 'too-large') return 'Niet verstuurd: de foto is te groot.';
  if (code === 'unsupported-media-type' || code === 'damaged-image')
    return 'Niet verstuurd: dit bestand is geen foto die we kunnen lezen.';
  if (code === 'storage-full' || code === 'storage-limit')
    return 'Niet verstuurd: probeer het zonder foto.';
  throw error;
}

/**
 * The pages behind the code of a scaffold: for everybody, of HTML alone. They know no session, so that a form needs no anti-forgery
 * token: who has the token of the card may send it.
 */
export async function serveScaffoldPages(app: FastifyInstance, parts: Parts): Promise<void> {
  const { pool, directory, throttles, gallery, mails } = parts;

  const visit = async (request: FastifyRequest): Promise<Visit> => {
    const tenant = await findTenant(request, directory);
    const scope = { tenantId: tenant.id, userId: null };
    return {
      tenant,
      token: readQuery(request, 'k'),
      transact: (work) => runInTenant(pool, scope, work),
    };
  };

  /** Failed attempts alone are counted, so that guesses of others at the same address close no card that works. */
  const countMiss = ({ tenant }: Visit, { ip }: FastifyRequest) =>
    throttles.scaffoldCard.consume({ tenantId: tenant.id, name: '', address: ip });

  const findScaffold = ({ transact, token }: Visit) =>
    transact((tx) => findShownScaffold(tx, token, getToday()));

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    handle: (shown: ShownScaffold, visited: Visit) => Promise<string>,
  ): Promise<FastifyReply> => {
    const visited = await visit(request);
    const company = visited.tenant.displayName;
    const shown = await findScaffold(visited);
    if (!shown) {
      await countMiss(visited, request);
      return sendPage(reply, createUnknownCardPage(company), 404);
    }
    const { token } = visited;
    if (request.method !== 'POST') {
      const note = notes[readQuery(request, 'klaar')] ?? '';
      return sendPage(reply, createScaffoldPage(shown, { company, token, note }));
    }
    await throttles.scaffoldForm.consume({
      tenantId: visited.tenant.id,
      name: shown.id,
      address: request.ip,
    });
    try {
      const done = await handle(shown, visited);
      return reply.headers(headers).redirect(`/steiger?k=${token}&klaar=${done}`, 303);
    } catch (error) {
      const note = explainRefusal(error);
      return sendPage(reply, createScaffoldPage(shown, { company, token, note }), 400);
    }
  };

  const takeReport = async (request: FastifyRequest, { id }: ShownScaffold, visited: Visit) => {
    await using upload = await gallery.receive(request, visited.tenant.id, ReportForm);
    if (upload.count > 1) throw new HttpProblem('validation');
    await visited.transact(async (tx) => {
      const reportId = await insertReport(tx, id, upload.fields.text.replaceAll('\r\n', '\n'));
      await upload.attach(tx, { type: 'scaffoldreport', id: reportId }, reporter);
    });
    return 'melding';
  };

  const takeEnd = async (request: FastifyRequest, { id, hire }: ShownScaffold, visited: Visit) => {
    const { success, data } = z.safeParse(EndForm, request.body);
    const today = getToday();
    const isPossible =
      success &&
      hire?.to === null &&
      data.lastDay >= today &&
      data.lastDay <= addDays(today, limits.hireEndDays);
    if (!isPossible) throw new HttpProblem('validation');
    const tenantId = visited.tenant.id;
    await throttles.mail.consume({ tenantId, name: data.email, address: request.ip });
    await visited.transact(async (tx) => {
      const hireEndId = await requestHireEnd(tx, id, data);
      await mails.sendHireEnd(tx, { tenantId, hireEndId });
    });
    return 'afmelding';
  };

  const answerConfirm = async (
    request: FastifyRequest,
    reply: FastifyReply,
    handle: (end: HireEnd, visited: Visit) => Promise<string>,
  ): Promise<FastifyReply> => {
    const visited = await visit(request);
    const company = visited.tenant.displayName;
    const end = await visited.transact((tx) => findHireEndByToken(tx, visited.token));
    if (!end) {
      await countMiss(visited, request);
      const text = 'Deze link werkt niet of niet meer. Meld de huur opnieuw af met de kaart.';
      return sendPage(reply, createMessagePage(company, 'Huur afmelden', text), 404);
    }
    return sendPage(reply, await handle(end, visited));
  };

  const confirmed = (tenant: Tenant) =>
    createMessagePage(tenant.displayName, 'Huur afmelden', 'De afmelding is bevestigd.');

  await app.register(async (pages) => {
    await acceptForms(pages);
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: limits.jsonBytes },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    pages.setErrorHandler<FastifyError>((error, request, reply) => {
      if (!(error instanceof HttpProblem) || error.code !== 'too-many-requests')
        return answerError(error, request, reply);
      const text = 'Probeer het over een kwartier opnieuw.';
      return sendPage(reply, createMessagePage('', 'Te veel pogingen', text), 429);
    });
    pages.get('/steiger', (request, reply) => answer(request, reply, async () => ''));
    pages.post('/steiger/melding', (request, reply) =>
      answer(request, reply, (shown, visited) => takeReport(request, shown, visited)),
    );
    pages.post('/steiger/afmelding', (request, reply) =>
      answer(request, reply, (shown, visited) => takeEnd(request, shown, visited)),
    );
    pages.get('/steiger/bevestigen', (request, reply) =>
      answerConfirm(request, reply, async (end, { tenant, token }) =>
        end.isConfirmed ? confirmed(tenant) : createConfirmPage(end, tenant.displayName, token),
      ),
    );
    pages.post('/steiger/bevestigen', (request, reply) =>
      answerConfirm(request, reply, async (end, { tenant, transact }) =>
        (await transact((tx) => confirmHireEnd(tx, end)))
          ? confirmed(tenant)
          : createMessagePage(
              tenant.displayName,
              'Huur afmelden',
              'De huur van deze steiger was al afgemeld.',
            ),
      ),
    );
  });
}
