/** A form with the same photo under several names, and other fields. */
export function photoForm(
  photo: Blob,
  names: readonly string[],
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const name of names) {
    form.append('names', name);
    form.append('files', photo, 'foto.jpg');
  }
  return form;
}
