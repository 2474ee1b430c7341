import { audit } from '@ploegplan/contract/audit/endpoints';
import { settings } from '@ploegplan/contract/settings/endpoints';
import { tenants } from '@ploegplan/contract/tenants/endpoints';
import { describe, expect, it } from 'vitest';
import { browse } from '../../../test/calls/browser.ts';
import { drawJpeg, sendForm } from '../../../test/calls/uploads.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { pngOf } from '../../../test/data/forged-images.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
const profile = () => browse(server, tenant).get(tenants.current);

describe('the logo of the company', () => {
  const upload = (file: Buffer<ArrayBuffer>) =>
    sendForm(office, settings.uploadLogo, '', { files: [['logo.png', file]] });

  it('is replaced and taken away by its admin, each time in the log', async () => {
    const answer = await upload(await drawJpeg());
    expect(answer.json()).toMatchObject({ hasLogoImage: true, logoUrl: '/api/tenant/logo?v=1' });
    expect((await profile()).logo).toBe('/api/tenant/logo?v=1');
    expect(await office.get(settings.removeLogo)).toMatchObject({ hasLogoImage: false });
    await office.get(settings.removeLogo);
    const { entries } = await office.get(audit.list, { query: { about: 'tenant-changed' } });
    expect(entries.map(({ details }) => details)).toEqual([
      { logoImage: [1, null] },
      { logoImage: [null, 1] },
    ]);
  });

  it('is cleaned and limited as that of a god', async () => {
    const response = await upload(Buffer.from(pngOf(20_000, 20_000)));
    expect(response.json()).toMatchObject({ status: 413, code: 'too-large' });
    expect((await profile()).logo).toBe('/logos/ploegplan.svg');
  });
});
