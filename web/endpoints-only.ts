import { type Plugin, parseAst } from 'vite';

/** What makes endpoints, of the object that it takes third. */
const makers = new Set<unknown>(['endpoint', 'recordEndpoints', 'importEndpoint']);

/** The properties of that object that only the server reads. */
const serverOnly = new Set([
  'summary',
  'params',
  'query',
  'body',
  'bodyLimit',
  'response',
  'errors',
  'row',
  'added',
  'updated',
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
  if (node.type === 'CallExpression' && makers.has(nameOf(part(node, 'callee')))) {
    [, , value] = [part(node, 'arguments')].flat();
  }
  if (isNode(value) && value.type === 'TSAsExpression') value = part(value, 'expression');
  return isNode(value) && value.type === 'ObjectExpression' ? value : undefined;
}

const serverOnlyIn = (definition: Node): Node[] =>
  childrenOf(definition).filter((property) =>
    serverOnly.has(String(nameOf(part(property, 'key')))),
  );

/** The part of a node that is a name of its own: what a property is called refers to nothing. */
const labels: Record<string, string> = { Property: 'key', MemberExpression: 'property' };

/** The names that a part of the code refers to, or declares. */
function namesIn(node: Node): unknown[] {
  const label = part(node, 'computed') === true ? undefined : labels[node.type];
  const parts = childrenOf(node).filter((child) => !label || child !== part(node, label));
  return [nameOf(node), ...parts.flatMap(namesIn)].filter((name) => typeof name === 'string');
}

/** The names that a statement declares for this module alone. */
function declaredBy(statement: Node): unknown[] {
  if (statement.type === 'ImportDeclaration')
    return childrenOf(statement).map((specifier) => nameOf(part(specifier, 'local')));
  if (statement.type !== 'VariableDeclaration') return [];
  return childrenOf(statement).map((declarator) => nameOf(part(declarator, 'id')));
}

/** The imports and constants of which nothing is used. */
function unused(program: Node): Node[] {
  const statements = childrenOf(program);
  return statements.filter((statement) => {
    const names = declaredBy(statement).filter((name) => typeof name === 'string');
    const others = statements.filter((one) => one !== statement).flatMap(namesIn);
    return names.length > 0 && !names.some((name) => others.includes(name));
  });
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

/** The code without unused imports and constants, and what only those used. */
function withoutUnused(code: string): string {
  const lean = without(code, unused(parse(code)));
  return lean === code ? code : withoutUnused(lean);
}

/** So that the browser's code has method, path and access, but no schemas, nor their library for modules with nothing else. */
export const endpointsOnly = (): Plugin => ({
  name: 'endpoints-only',
  enforce: 'pre',
  transform: {
    filter: { id: contractModule },
    handler(code) {
      const definitions = allOf(parse(code)).flatMap((node) => definitionIn(node) ?? []);
      const lean = without(code, definitions.flatMap(serverOnlyIn));
      return { code: withoutUnused(lean), map: null };
    },
  },
});
