import { Button } from '@mantine/core';
import type { Sheet } from '@ploegplan/contract/values/sheet';
import { IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { exportSheet } from '../../../lib/export/export-sheet.ts';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface Props {
  label: string;
  disabled?: boolean;
  /** Creates the list at the moment it is saved. */
  sheet: () => Sheet;
}

/** Saves a list as a file of text or a workbook. */
export function ExportButtons({ label, disabled = false, sheet }: Props) {
  const formats = [
    ['csv', 'CSV', IconFileText],
    ['xlsx', 'Excel', IconFileSpreadsheet],
  ] as const;
  return (
    <>
      <span className="text-quiet" style={{ alignSelf: 'center', marginRight: 'auto' }}>
        {label}
      </span>
      {formats.map(([format, name, Icon]) => (
        <Button
          key={format}
          variant="default"
          leftSection={<Icon {...icon} />}
          disabled={disabled}
          onClick={() => void exportSheet(sheet(), format)}
        >
          {name}
        </Button>
      ))}
    </>
  );
}
