import { confirm } from '../messages/confirm.ts';

/** Asks whether an image, which stands behind the question, may be deleted. */
export const confirmRemoval = (filename: string): Promise<boolean> =>
  confirm({
    title: 'Verwijderen',
    text: (
      <>
        Weet je zeker dat je deze afbeelding wilt verwijderen?{' '}
        <span className="block font-semibold wrap-anywhere" style={{ marginTop: '8px' }}>
          {filename}
        </span>
      </>
    ),
    confirmLabel: 'Verwijderen',
    danger: true,
  });
