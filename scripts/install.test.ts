import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.mjs';

interface Package {
  optional?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const neededBy = ({ peerDependencies = {}, peerDependenciesMeta = {}, ...own }: Package) => [
  ...Object.keys({ ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies }),
  ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
];

test('package-lock.json has no package that npm would not install, which would keep the product from starting', () => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const packages: [string, Package][] = Object.entries(lock.packages);
  const needed = new Set(packages.flatMap(([, one]) => neededBy(one)));
  const unneeded = packages
    .filter(
      ([place, { optional, link }]) => place.startsWith('node_modules/') && !optional && !link,
    )
    .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length))
    .filter((name) => !needed.has(name));
  expect(unneeded).toEqual([]);
});
