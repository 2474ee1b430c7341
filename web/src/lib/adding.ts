import { clients } from '@ploegplan/contract/clients';
import type { NewClient } from '@ploegplan/contract/clients.schemas';
import { projects } from '@ploegplan/contract/projects';
import type { NewProject } from '@ploegplan/contract/projects.schemas';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { notify } from '../ui/notify.ts';
import { call } from './api.ts';
import { clientsQuery, projectsQuery } from './lists.ts';
import { outcomesOf } from './messages.ts';
import { useTenant } from './tenant.ts';

/** Creates a row and notifies. The row is put into the cached list at once, so that it can be chosen; then the list is refetched. */
function useAdding<Body, Row extends { id: string }>(
  thing: string,
  list: QueryKey,
  create: (body: Body) => Promise<Row>,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: create,
    onSuccess: (row) => {
      cache.setQueryData<Row[]>(
        list,
        (rows) => rows && [...rows.filter(({ id }) => id !== row.id), row],
      );
      notify.success(outcomesOf(thing).create.success);
    },
    onError: () => notify.error(outcomesOf(thing).create.failure),
    onSettled: () => void cache.invalidateQueries({ queryKey: list.slice(0, 1) }),
  });
}

export const useAddClient = () =>
  useAdding('Klant', clientsQuery.queryKey, (body: z.input<typeof NewClient>) =>
    call(clients.create, { body }),
  );

export const useAddProject = () =>
  useAdding(useTenant().terms.project, projectsQuery.queryKey, (body: z.input<typeof NewProject>) =>
    call(projects.create, { body }),
  );
