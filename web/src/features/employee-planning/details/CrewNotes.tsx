import { translate } from '@ploegplan/contract/languages/translate';
import type { CrewNote } from '@ploegplan/contract/notes/schemas';
import { IconPinFilled } from '@tabler/icons-react';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import classes from './CrewNotes.module.css';

/** Shows the notes that the office pinned to the project for the crew; nothing when there are none. */
export function CrewNotes({ notes }: { notes: readonly CrewNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section className="flex flex-col gap-2" aria-label={translate('Van kantoor')}>
      {notes.map(({ id, title, text }) => (
        <article key={id} className={classes.note}>
          <h3 className={classes.title}>
            <IconPinFilled size={18} stroke={1.5} aria-hidden />
            {title}
          </h3>
          {text && <RichText html={text} />}
        </article>
      ))}
    </section>
  );
}
