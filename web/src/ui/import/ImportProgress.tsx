import { useDelayed } from '../states/useDelayed.ts';

interface Props {
  label: string;
  /** The progress from 0 to 1; absent when it is not known. */
  value?: number;
}

/** Shows the progress of a file, once it takes long enough to notice. */
export const ImportProgress = ({ label, value }: Props) =>
  useDelayed(true) && (
    <div className="grid gap-2 text-quiet">
      <span>{label}…</span>
      <progress
        className="w-full max-w-form"
        aria-label={label}
        {...(value !== undefined && { value })}
      />
    </div>
  );
