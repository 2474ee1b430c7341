import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { QrCode } from './QrCode.tsx';

test('a QR code that cannot be made shows a message in its place', async () => {
  // More than a QR code can hold.
  await openApp({ at: '/help', screen: <QrCode text={'x'.repeat(10_000)} /> });
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/De QR-code kon niet gemaakt worden.*Er is iets misgegaan/);
  await expect.element(page.getByRole('img', { name: /QR-code/ })).not.toBeInTheDocument();
});
