import { ActionIcon } from '@mantine/core';
import type { EditedHelpArticle } from '@ploegplan/contract/help/schemas';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useArticleOrder } from '../../../data/help/help-editor.ts';
import { moveTo } from '../../../ui/drag/order.ts';
import { CategoryList } from './CategoryList.tsx';
import type { HelpPlace } from './places.ts';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface Props {
  /** The articles, in their order. */
  articles: readonly EditedHelpArticle[];
  place: HelpPlace;
  onOpen: (article: EditedHelpArticle) => void;
}

/** The categories with their articles, both to be put in another order. */
export function Categories({ articles, place: { role, scope }, onOpen }: Props) {
  const order = useArticleOrder(scope);
  const groups = [...Map.groupBy(articles, ({ category }) => category)];
  const names = groups.map(([name]) => name);
  const send = (changed: typeof groups) =>
    order.mutate({
      role,
      categories: changed.map(([name]) => name),
      slugs: changed.flatMap(([, some]) => some.map(({ slug }) => slug)),
    });
  const step = (at: number, by: 1 | -1) => send(moveTo(groups, at, at + by));
  const reorder = (name: string, ids: readonly string[]) =>
    send(
      groups.map(([one, some]) => [
        one,
        one === name ? some.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : some,
      ]),
    );
  return groups.map(([name, some], at) => (
    <section key={name} aria-label={name}>
      <div className="flex items-center gap-1">
        <h2 className="flex-1 text-lg">{name}</h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${name} omhoog`}
          title="Omhoog"
          disabled={at === 0}
          onClick={() => step(at, -1)}
        >
          <IconArrowUp {...icon} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${name} omlaag`}
          title="Omlaag"
          disabled={at === names.length - 1}
          onClick={() => step(at, 1)}
        >
          <IconArrowDown {...icon} />
        </ActionIcon>
      </div>
      <CategoryList
        name={name}
        articles={some}
        scope={scope}
        onOrder={(ids) => reorder(name, ids)}
        onOpen={onOpen}
      />
    </section>
  ));
}
