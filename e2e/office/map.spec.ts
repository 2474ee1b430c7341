import { makeClient } from '@ploegplan/server/test/data/factories';
import { addressOf, expect, signIn, test } from '../support/fixtures.ts';

// The styles that the map sets by script are those that a content security policy without inline styles leaves.
test('the map places its pictures side by side and the point below its pin, and follows a drag', {
  tag: '@both',
}, async ({ page, tenant, admin }) => {
  await makeClient(tenant, { name: 'Kade', location: '52.092876,5.104480' });
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/klanten`);
  await page.getByRole('button', { name: 'Kade' }).click();
  await page.getByRole('button', { name: 'Wijzigen', exact: true }).click();
  await page.getByRole('button', { name: 'Kies op de kaart' }).click();
  const picker = page.getByRole('dialog', { name: 'Kies de plek op de kaart' });
  await expect(picker).toContainText('52.092876, 5.104480');

  const map = picker.getByRole('application');
  const pictures = map.locator('img.leaflet-tile-loaded');
  const corners = () =>
    pictures.evaluateAll((all) =>
      all.map((entry) => {
        const { x, y, width, height } = entry.getBoundingClientRect();
        return { x: Math.round(x), y: Math.round(y), width, height };
      }),
    );
  await expect.poll(() => pictures.count()).toBeGreaterThan(3);
  const before = await corners();
  const [first = { x: 0, y: 0 }] = before;
  expect(new Set(before.map(({ x, y }) => `${x} ${y}`)).size).toBe(before.length);
  for (const { x, y, width, height } of before) {
    expect([(x - first.x) % 256, (y - first.y) % 256].map(Math.abs)).toEqual([0, 0]);
    expect([width, height]).toEqual([256, 256]);
  }

  const box = await map.boundingBox();
  const pin = await picker.locator('svg.tabler-icon-map-pin-filled').boundingBox();
  const zoom = await map.getByRole('button', { name: 'Inzoomen' }).boundingBox();
  if (!box || !pin || !zoom) throw new Error('The map is not shown');
  const [middle, centre] = [box.x + box.width / 2, box.y + box.height / 2];
  expect(Math.abs(pin.x + pin.width / 2 - middle)).toBeLessThan(2);
  expect(Math.abs(pin.y + pin.height - centre)).toBeLessThan(6);
  expect(zoom.x - box.x).toBeLessThan(20);
  expect(zoom.y - box.y).toBeLessThan(20);

  await page.mouse.move(middle, centre + 60);
  await page.mouse.down();
  await page.mouse.move(middle + 40, centre + 60, { steps: 4 });
  await page.mouse.up();
  await expect(picker).toContainText(/52\.0928\d\d, 5\.10[34]\d{3}/);
  await expect(picker).not.toContainText('5.104480');
  await picker.getByRole('button', { name: 'Deze plek kiezen' }).click();
  await expect(page.getByRole('textbox', { name: 'Locatie' })).toHaveValue(/^52\.0928\d\d, 5\.10/);
});
