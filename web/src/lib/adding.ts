import { clients, type NewClient } from '@ploegplan/contract/clients';
import { type NewProject, projects } from '@ploegplan/contract/projects';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { call } from './api.ts';
import { clientsQuery, projectsQuery } from './lists.ts';

/** Puts a new row in its list at once, so that it can be chosen; the list itself comes again. */
function useAdding<Body, Row extends { id: string }>(
  list: QueryKey,
  create: (body: Body) => Promise<Row>,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: create,
    onSuccess: (row) =>
      cache.setQueryData<Row[]>(
        list,
        (rows) => rows && [...rows.filter(({ id }) => id !== row.id), row],
      ),
    onSettled: () => void cache.invalidateQueries({ queryKey: list.slice(0, 1) }),
  });
}

export const useAddClient = () =>
  useAdding(clientsQuery.queryKey, (body: z.input<typeof NewClient>) =>
    call(clients.create, { body }),
  );

export const useAddProject = () =>
  useAdding(projectsQuery.queryKey, (body: z.input<typeof NewProject>) =>
    call(projects.create, { body }),
  );
