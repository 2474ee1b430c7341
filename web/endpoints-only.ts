import { type Plugin, parseAst } from 'vite';

/** The properties of an endpoint that only the server reads. */
const serverOnly = new Set([
  'summary',
  'params',
  'query',
  'body',
  'bodyLimit',
  'response',
  'errors',
]);

const contractModule = /\/contract\/src\/[^/]+\.ts$/;

/** The part of a syntax tree node that is used here. */
interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const part = (node: Node, name: string): unknown =>
  Object.entries(node).find(([key]) => key === name)?.[1];

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const allOf = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(allOf)];

const nameOf = (node: unknown): unknown => (isNode(node) ? part(node, 'name') : undefined);

/** The object in `endpoint(method, path, { … })`, or that `const shared = { … } as const` keeps for several of them. */
function definitionIn(node: Node): Node | undefined {
  let value: unknown;
  if (node.type === 'VariableDeclarator') value = part(node, 'init');
  if (node.type === 'CallExpression' && nameOf(part(node, 'callee')) === 'endpoint') {
    [, , value] = [part(node, 'arguments')].flat();
  }
  if (isNode(value) && value.type === 'TSAsExpression') value = part(value, 'expression');
  return isNode(value) && value.type === 'ObjectExpression' ? value : undefined;
}

const serverOnlyIn = (definition: Node): Node[] =>
  childrenOf(definition).filter((property) =>
    serverOnly.has(String(nameOf(part(property, 'key')))),
  );

/** The imports of which nothing is used. */
function unusedImports(program: Node): Node[] {
  const statements = childrenOf(program);
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration');
  const used = new Set(
    statements
      .filter((statement) => !imports.includes(statement))
      .flatMap(allOf)
      .map(nameOf),
  );
  const names = (one: Node) => allOf(one).map((specifier) => nameOf(part(specifier, 'local')));
  return imports.filter((one) => !names(one).some((name) => name !== undefined && used.has(name)));
}

/** The code without these pieces, and without the comma behind each. */
function without(code: string, pieces: readonly Node[]): string {
  let rest = code;
  for (const { start, end } of pieces.toSorted((a, b) => b.start - a.start)) {
    rest = rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, '');
  }
  return rest;
}

const parse = (code: string): Node => parseAst(code, { lang: 'ts' });

/** So that the browser's code has method, path and access, but no schemas, nor their library for modules with nothing else. */
export const endpointsOnly = (): Plugin => ({
  name: 'endpoints-only',
  enforce: 'pre',
  transform: {
    filter: { id: contractModule },
    handler(code) {
      const definitions = allOf(parse(code)).flatMap((node) => definitionIn(node) ?? []);
      const lean = without(code, definitions.flatMap(serverOnlyIn));
      return { code: without(lean, unusedImports(parse(lean))), map: null };
    },
  },
});
