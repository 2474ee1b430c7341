import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openNew } from './planning.ts';

/** The form that adds a project, and its fields. */
export const projectForm = page.getByRole('dialog', { name: 'Project toevoegen' });
export const titleField = projectForm.getByRole('textbox', { name: 'Titel' });
export const clientField = projectForm.getByRole('combobox', { name: 'Klant' });

export const clientForm = page.getByRole('dialog', { name: 'Klant toevoegen' });

/** Opens the nested form for a new project from the planning form, by keyboard. */
export async function openProjectForm(options: Parameters<typeof openNew>[0]): Promise<void> {
  await openNew(options);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Project toevoegen' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(titleField).toHaveFocus();
}
