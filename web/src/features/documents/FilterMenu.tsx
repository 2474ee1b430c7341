import { Button } from '@mantine/core';
import { documentKinds } from '@ploegplan/contract/documents.schemas';
import { IconFilter, IconX } from '@tabler/icons-react';
import { documentKindTexts } from '../../data/document-kinds.ts';
import { BarMenu } from '../../ui/bar/BarMenu.tsx';
import { useIsPhone } from '../../ui/viewport.ts';
import { type DocumentsFilter, endings, endingTexts, filterTexts, noFilter } from './filter.ts';

interface Props {
  filter: DocumentsFilter;
  onChange: (filter: DocumentsFilter) => void;
}

/** The menu by which the list of documents is filtered, with what it is filtered by; a click on that removes the filter. */
export function FilterMenu({ filter, onChange }: Props) {
  const isPhone = useIsPhone();
  const texts = filterTexts(filter);
  const isActive = texts.length > 0;
  const entry = (label: string, wanted: Partial<DocumentsFilter>) => ({
    label,
    checked: Object.entries(wanted).every(
      ([name, value]) => filter[name as keyof DocumentsFilter] === value,
    ),
    onChoose: () => onChange({ ...filter, ...wanted }),
  });
  const sections = [
    {
      label: 'Geldigheid',
      entries: endings.map((ending) => entry(endingTexts[ending], { ending })),
    },
    {
      label: 'Soort',
      entries: [
        entry('Alle soorten', { kind: null }),
        ...documentKinds.map((kind) => entry(documentKindTexts[kind], { kind })),
      ],
    },
  ];
  return (
    <>
      <BarMenu
        sections={sections}
        button={(opener) => (
          <Button
            variant={isPhone && isActive ? 'light' : 'default'}
            px="sm"
            aria-label={['Filteren', ...texts].join(', ')}
            title="Filteren"
            {...(!isPhone && { leftSection: <IconFilter size={18} stroke={1.5} aria-hidden /> })}
            {...opener}
          >
            {isPhone ? <IconFilter size={20} stroke={1.5} aria-hidden /> : 'Filteren'}
          </Button>
        )}
      />
      {!isPhone && isActive && (
        <Button
          variant="light"
          rightSection={<IconX size={16} stroke={1.5} aria-hidden />}
          aria-label={`Niet filteren op ${texts.join(', ')}`}
          onClick={() => onChange(noFilter)}
        >
          {texts.join(' · ')}
        </Button>
      )}
    </>
  );
}
