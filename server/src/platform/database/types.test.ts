import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generateTypes, typesFile } from '../../../test/generate-types.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();

it('types.ts matches the migrated database; npm run types -w server regenerates it', async () => {
  expect(await readFile(typesFile, 'utf8')).toBe(await generateTypes(server.ownerUrl));
});
