import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../test/app.tsx';

test.each([
  ['/hoursmanagement', 'hours', 'Jullie gebruiken Urenbeheer niet'],
  ['/materials', 'materials', 'Jullie gebruiken Materieel niet'],
] as const)(
  '%s says of a tenant without %s that it does not use it, and leads to where that is set',
  async (at, part, heading) => {
    await openApp({ at, tenant: { hiddenParts: [part] } });
    await expect.element(page.getByText(heading)).toBeVisible();
    await expect.element(page.getByText('De link is oud')).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Instellingen openen' }))
      .toHaveAttribute('href', '/settings#woorden');
  },
);
