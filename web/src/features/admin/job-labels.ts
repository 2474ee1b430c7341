/** The queues of background jobs, as a host calls them. */
export const jobLabels: Readonly<Record<string, string>> = {
  'account-mail': 'Mail',
  'image-previews': 'Voorbeeld van een afbeelding',
  'data-exports': 'Bestand met gegevens',
  'tenant-deletions': 'Wissen van het bedrijf',
};
