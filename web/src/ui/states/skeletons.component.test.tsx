import { Button } from '@mantine/core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { Card, EmptyText } from '../page/Card.tsx';
import { Screen } from '../page/Screen.tsx';
import { EmptyCardOutline } from './skeletons.tsx';

test.each(['office', 'phone'] as const)(
  'the outline of an empty card is as high as the card (%s)',
  async (size) => {
    const screen = (
      <Screen title="Kaarten">
        <div data-testid="outline">
          <EmptyCardOutline />
        </div>
        <Card title="Notities">
          <EmptyText action={<Button variant="light">Notitie toevoegen</Button>}>
            Nog geen notities hierover.
          </EmptyText>
        </Card>
      </Screen>
    );
    await openApp({ at: '/help', screen, size });
    const heightOf = (one: Element) => one.getBoundingClientRect().height;
    const card = page.getByRole('region', { name: 'Notities' });
    await expect.element(card).toBeVisible();
    const outline = page.getByTestId('outline');
    expect(heightOf(outline.element())).toBeCloseTo(heightOf(card.element()), 0);
  },
);
