import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { ContactFields, type ContactFieldsProps } from './ContactFields.tsx';

const parts = ['name', 'phonenumber', 'email'] as const;

/** A contact person that few need: folded to a line that names it, until it is opened or has an error. */
export function FoldedContact(props: ContactFieldsProps) {
  const { label, value, error, errorAt } = props;
  const [opened, setOpened] = useState(false);
  const hasError = error !== undefined || parts.some((part) => errorAt(part) !== undefined);
  // The contact stays open when the error is gone.
  if (hasError && !opened) setOpened(true);
  const known = parts.map((part) => value[part].trim()).find(Boolean);
  return (
    <details
      open={opened}
      onToggle={({ currentTarget }) => {
        // The user opened it, and it may be below the visible part of the form.
        if (currentTarget.open && !opened) currentTarget.scrollIntoView({ block: 'nearest' });
        setOpened(currentTarget.open);
      }}
    >
      <summary className="flex items-center gap-2 rounded-md cursor-pointer min-h-control hover-underline">
        <IconChevronDown className="chevron" size={18} stroke={1.5} aria-hidden />
        <span className="flex-none font-semibold">{label}</span>
        <span className="flex-1 min-w-0 truncate text-quiet" style={{ textAlign: 'end' }}>
          {known ?? 'Geen'}
        </span>
      </summary>
      <div className="mt-2">
        <ContactFields {...props} isHeaded />
      </div>
    </details>
  );
}
