import { slips } from '@ploegplan/contract/slips/endpoints';
import { SlipPhotos } from '@ploegplan/contract/slips/schemas';
import type { Gallery } from '../../platform/gallery/gallery.ts';
import { findImageById } from '../../platform/gallery/repository.ts';
import { formatDisposition } from '../../platform/http/answers/disposition.ts';
import { requireFound } from '../../platform/http/problem.ts';
import { createRoute, createTxRoute } from '../../platform/http/route.ts';
import type { AccountMails } from '../../platform/mail/account-mails.ts';
import { bundlePdfs } from './bundle.ts';
import { bookHours, listDifferences } from './hours.ts';
import { hashPhotos } from './papers.ts';
import { makeSlipPdf } from './pdf.ts';
import { lockSlips, readChoices, readRows } from './repository.ts';
import { demandSlip, saveSlip, sendSlip, setSlipState, showSlip, signSlip } from './service.ts';

interface Helpers {
  gallery: Gallery;
  mails: AccountMails;
}

export const createSlipRoutes = ({ gallery, mails }: Helpers) => [
  createTxRoute(slips.list, { access: 'foreman-or-admin' }, (tx, { session }) =>
    readRows(tx, { session }),
  ),
  createTxRoute(slips.choices, { access: 'foreman-or-admin' }, (tx, { session }) =>
    readChoices(tx, session),
  ),
  createTxRoute(slips.differences, { access: 'admin' }, (tx) => listDifferences(tx)),

  createRoute(slips.bundle, { access: 'admin' }, async (call) => {
    const { query, reply, session, tenant, transact } = call;
    const rows = await transact((tx) => readRows(tx, { session }));
    const chosen = query.ids.map((id) => requireFound(rows.find((row) => row.id === id)));
    return reply
      .type('application/zip')
      .header('content-disposition', formatDisposition('attachment', 'Bonnen.zip'))
      .send(
        bundlePdfs(chosen, ({ id, version }) =>
          makeSlipPdf(gallery.files, transact, { tenant, slipId: id, version }),
        ),
      );
  }),

  createTxRoute(slips.get, { access: 'foreman-or-admin' }, (tx, call) =>
    showSlip(tx, call, call.params.id),
  ),
  createTxRoute(slips.save, { access: 'foreman-or-admin' }, (tx, call) =>
    saveSlip(tx, call, call.params.id, call.body),
  ),

  createRoute(slips.addPhoto, { access: 'foreman-or-admin' }, async (call) => {
    const { params, session, tenant, transact, transactOnce, request } = call;
    await transact((tx) => demandSlip(tx, call, params.id));
    // Of a photo that was refused, nothing is left to add.
    if (!request.isMultipart()) return transactOnce(async () => undefined);
    await using upload = await gallery.receive(request, tenant.id, SlipPhotos);
    await transactOnce(async (tx) => {
      await demandSlip(tx, call, params.id);
      await upload.attach(tx, { type: 'slip', id: params.id }, session);
    });
  }),

  createRoute(slips.photo, { access: 'foreman-or-admin' }, async (call) => {
    const { params, transact } = call;
    const image = await transact(async (tx) => {
      await demandSlip(tx, call, params.id);
      return requireFound(await findImageById(tx, { type: 'slip', id: params.id }, params.photo));
    });
    return gallery.viewer.show(image, call);
  }),

  createRoute(slips.sign, { access: 'foreman-or-admin' }, async (call) => {
    const { params, body, tenant, transactOnce } = call;
    const hashes = await hashPhotos(gallery.files, tenant.id, params.id);
    return transactOnce((tx) => signSlip(tx, call, { id: params.id, body, hashes, mails }));
  }),

  createRoute(slips.send, { access: 'foreman-or-admin' }, async (call) => {
    const { params, body, tenant, transactOnce } = call;
    const hashes = await hashPhotos(gallery.files, tenant.id, params.id);
    return transactOnce((tx) => sendSlip(tx, call, { id: params.id, body, hashes, mails }));
  }),

  createTxRoute(slips.setState, { access: 'admin' }, (tx, call) =>
    setSlipState(tx, call, call.params.id, call.body),
  ),
  createTxRoute(slips.bookHours, { access: 'admin' }, async (tx, call) => {
    await lockSlips(tx);
    await demandSlip(tx, call, call.params.id);
    await bookHours(tx, call.params.id);
    return showSlip(tx, call, call.params.id);
  }),

  createRoute(slips.pdf, { access: 'foreman-or-admin' }, async (call) => {
    const { params, tenant, transact, reply } = call;
    await transact((tx) => demandSlip(tx, call, params.id));
    const { name, content } = await makeSlipPdf(gallery.files, transact, {
      ...{ tenant, slipId: params.id, version: params.version },
    });
    return reply
      .type('application/pdf')
      .header('content-disposition', formatDisposition('attachment', name))
      .send(content);
  }),
];
