import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Answers a question with no; whoever asked has heard it when this returns. */
export async function cancelQuestion(question: Locator): Promise<void> {
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect.element(question).not.toBeInTheDocument();
}
