import path from 'node:path';

/** For a process that a test starts: these settings and no others, and compiled code kept as by `npm start`. */
export const processEnvironment = (settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../../node_modules/.compile-cache'),
  ...settings,
});
