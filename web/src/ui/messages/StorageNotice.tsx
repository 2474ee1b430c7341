import { IconAlertTriangle } from '@tabler/icons-react';

/** Says that the room for files is nearly full, before an upload is refused. */
export const StorageNotice = ({ text }: { text: string }) => (
  <p className="flex gap-2 mt-2 mb-2 text-error" role="status">
    <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
    {text}
  </p>
);
