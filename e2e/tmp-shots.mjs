import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const host = process.argv[2] ?? 'demo';
const base = `http://${host}.localhost:4140`;
for (const [name, width, height, scheme] of [['office-light', 1440, 900, 'light'], ['office-dark', 1440, 900, 'dark'], ['phone-light', 390, 844, 'light'], ['phone-dark', 390, 844, 'dark']]) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, hasTouch: width < 500, isMobile: width < 500 });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log(name, 'error', e.message));
  try {
    await page.goto(base + '/inloggen');
    await page.getByLabel('Gebruikersnaam', { exact: true }).fill('admin');
    await page.getByLabel('Wachtwoord', { exact: true }).fill('welkom-bij-ploegplan');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(/home/);
    const d = new Date(Date.now() + 7 * 864e5); d.setDate(d.getDate() - ((d.getDay() + 6) % 7));
    const iso = d.toISOString().slice(0, 10);
    await page.goto(base + `/planning?datum=${iso}&weergave=week`);
    await page.getByRole('grid').waitFor();
    await page.waitForTimeout(1200);
    const shot = (what) => page.screenshot({ path: `/tmp/prop/shots/${name}-${what}.png` });
    const menu = async () => { if (width > 500) { await page.getByRole('button', { name: 'Meer acties' }).click(); } else { await page.getByRole('button', { name: /^(Meer|Menu van|Acties)/ }).first().click(); } };
    await menu();
    await page.waitForTimeout(300);
    const t = Date.now();
    await page.getByRole('menuitem', { name: 'Stel ploeg voor…' }).click();
    await page.getByText(/plekken gevuld|Overal genoeg/).waitFor();
    console.log(name, 'proposal after', Date.now() - t);
    await page.waitForTimeout(500);
    await shot('proposal');
    if (name === 'office-light') {
      await page.getByRole('button', { name: /Als concept inplannen/ }).click();
      await page.waitForTimeout(1500);
      await shot('accepted');
      await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
      await page.waitForTimeout(1500);
      await shot('undone');
    } else await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
    const bar = page.locator('[role=gridcell]').filter({ hasText: /[A-Z]/ }).nth(3);
    if (width > 500) await bar.click({ button: 'right' }); else { const b = await bar.boundingBox(); await bar.dispatchEvent('contextmenu', { clientX: b.x + 10, clientY: b.y + 10, bubbles: true }); }
    await page.getByRole('menuitem', { name: 'Wie kan?' }).click();
    await page.getByRole('dialog', { name: 'Wie kan?' }).waitFor();
    await page.waitForTimeout(600);
    await shot('who');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
    if (name === 'office-light' || name === 'phone-light') {
      if (width > 500) await bar.click({ button: 'right' }); else { const b = await bar.boundingBox(); await bar.dispatchEvent('contextmenu', { clientX: b.x + 10, clientY: b.y + 10, bubbles: true }); }
      await page.getByRole('menuitem', { name: /Ziek melden/ }).first().click();
      await page.waitForTimeout(2500);
      await shot('ill');
      await page.keyboard.press('Escape');
    }
  } catch (e) { console.log(name, String(e).slice(0, 300)); await page.screenshot({ path: `/tmp/prop/shots/${name}-fail.png` }); }
  await context.close();
}
await browser.close();
