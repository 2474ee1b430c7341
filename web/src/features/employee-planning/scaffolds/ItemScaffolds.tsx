import { Title } from '@mantine/core';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import type { OwnScaffold, OwnScaffolds } from '@ploegplan/contract/scaffolds/schemas';
import { formatLoadClass, scaffoldKindTexts } from '@ploegplan/contract/texts/scaffolds';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { useDrawerSubject } from '../../../ui/drawer/useDrawerSubject.ts';
import { DueMark, ScaffoldMark } from '../../../ui/scaffolds/ScaffoldMark.tsx';

const ScaffoldDrawer = createLazyPart(() => import('./ScaffoldDrawer.tsx'));

interface Props {
  item: EmployeePlanningItem;
  own: OwnScaffolds;
}

/** The scaffolds of the project of an own item; the one to inspect comes first. Default export for lazy loading. */
export default function ItemScaffolds({ item, own: { plannedId, checklist, scaffolds } }: Props) {
  const { drawer, show, close } = useDrawerSubject<OwnScaffold>('scaffold');
  const sorted = scaffolds.toSorted(
    (a, b) => Number(b.id === plannedId) - Number(a.id === plannedId),
  );
  return (
    <section>
      <Title order={3} className="mb-2">
        {translate('Steigers')}
      </Title>
      <ul className="flex flex-col gap-2">
        {sorted.map((scaffold) => (
          <li key={scaffold.id}>
            <button
              type="button"
              className="flex gap-3 items-center w-full px-3 py-2 border rounded bg-none text-inherit font-inherit text-left cursor-pointer hover-bg-quiet"
              style={{ minHeight: '3.5rem' }}
              onClick={() => show(scaffold)}
            >
              <span className="flex flex-col min-w-0">
                <span className="font-semibold wrap-anywhere">
                  {[scaffold.number, scaffold.place].filter(Boolean).join(' · ')}
                </span>
                <span className="text-quiet text-sm">
                  {[
                    ...(scaffold.id === plannedId ? [translate('Vandaag keuren')] : []),
                    scaffoldKindTexts[scaffold.kind],
                    formatLoadClass(scaffold.loadClass),
                  ].join(' · ')}
                </span>
                <span className="flex flex-wrap gap-3 text-sm">
                  <ScaffoldMark {...scaffold} />
                  <DueMark dueOn={scaffold.dueOn} />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {drawer && (
        <ScaffoldDrawer
          key={drawer.opening}
          item={item}
          scaffold={drawer.subject}
          checklist={checklist}
          opened={drawer.opened}
          onClose={close}
        />
      )}
    </section>
  );
}
