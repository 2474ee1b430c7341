import { sampleId } from '@ploegplan/contract/test/sample';
import { vi } from 'vitest';
import type { TestApi } from './api.ts';
import type { openApp } from './app.tsx';

type Router = Awaited<ReturnType<typeof openApp>>['router'];

/** Leads to a screen that crashes on an invalid response; gives what was reported to the console, to be cleared at the end. */
export async function crashScreen(api: TestApi, router: Router) {
  window.fetch = (input, init) =>
    String(input instanceof Request ? input.url : input).includes('/employees')
      ? Promise.resolve(Response.json({ employees: [] }))
      : api.fetch(input, init);
  const errors = vi.mocked(console.error).mockImplementation(() => undefined);
  await router.navigate({ to: '/employee-details/$id', params: { id: sampleId() } });
  return errors;
}
