import type { ListState } from './useList.ts';

export function SelectAll<Row extends { id: string }>({
  list: { shown, selection },
  id,
}: {
  list: ListState<Row>;
  id?: string;
}) {
  const ticked = shown.filter(({ id }) => selection.ids.has(id)).length;
  return (
    <input
      type="checkbox"
      id={id}
      aria-label="Alles selecteren"
      title="Alles selecteren"
      checked={ticked > 0 && ticked === shown.length}
      ref={(box) => {
        if (box) box.indeterminate = ticked > 0 && ticked < shown.length;
      }}
      onChange={() => selection.toggleAll(shown)}
    />
  );
}
