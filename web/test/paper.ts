import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

const emulate = (media: '' | 'print') => cdp().send('Emulation.setEmulatedMedia', { media });

/** Emulates print media until the test ends, or until the returned function is called. */
export async function layOutForPaper(): Promise<() => Promise<void>> {
  const backToScreen = async () => {
    await emulate('');
  };
  onTestFinished(backToScreen);
  await emulate('print');
  return backToScreen;
}
