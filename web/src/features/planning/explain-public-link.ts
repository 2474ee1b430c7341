import { confirm } from '../../ui/confirm.ts';

/** Explains that the public link does not exist yet, and offers to print instead. */
export async function explainPublicLink(): Promise<void> {
  const wantsPaper = await confirm({
    title: 'Planninglink',
    text: 'Hier komt een link waarmee anderen de planning bekijken zonder in te loggen. Tot die er is, druk je de planning af of bewaar je hem als pdf om door te sturen.',
    confirmLabel: 'Afdrukken',
    cancelLabel: 'Sluiten',
  });
  if (wantsPaper) window.print();
}
