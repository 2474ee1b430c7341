import type { AuditEntry } from '@ploegplan/contract/audit/schemas';
import { auditColumns, toEntryRow } from '@ploegplan/contract/audit/sheet';
import { limits } from '@ploegplan/contract/limits';
import type { Terms } from '@ploegplan/contract/texts/terms';
import type { Sheet } from '@ploegplan/contract/values/sheet';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AuditFilters,
  type AuditSource,
  auditQuery,
  loadEntries,
} from '../../data/company/audit.ts';
import { type ExportFormat, exportSheet } from '../../lib/export/export-sheet.ts';
import { notify } from '../../lib/notify.ts';
import { ExportFormats } from '../../ui/table/list/ExportMenu.tsx';
import { useLogTerms } from './useLogTerms.ts';

interface AuditExportProps {
  source: AuditSource;
  filters: AuditFilters;
  isIcon?: boolean;
}

const createSheet = (entries: readonly AuditEntry[], terms: Terms): Sheet => ({
  title: 'Logboek',
  columns: auditColumns,
  rows: entries.map((entry) => toEntryRow(entry, terms)),
});

/** Exports what the filters show, older entries than those on the screen included. */
export function AuditExport({ source, filters, isIcon = false }: AuditExportProps) {
  const terms = useLogTerms(source);
  const { data, isPlaceholderData } = useInfiniteQuery(auditQuery(source, filters));
  const isEmpty = !data?.pages.some(({ entries }) => entries.length > 0);
  const [isBusy, setBusy] = useState(false);
  const save = async (format: ExportFormat) => {
    setBusy(true);
    const found = loadEntries(source, filters, limits.auditExportRows);
    const isSaved = await exportSheet(
      found.then(({ entries }) => createSheet(entries, terms)),
      format,
    );
    setBusy(false);
    if (!isSaved || !(await found).more) return;
    notify.info(
      `Het bestand heeft de nieuwste ${limits.auditExportRows.toLocaleString('nl-NL')} regels. Kies een kortere periode voor de rest.`,
    );
  };
  return (
    <ExportFormats
      label="Exporteren"
      isIcon={isIcon}
      disabled={isEmpty || isPlaceholderData || isBusy}
      onChoose={(format) => void save(format)}
    />
  );
}
