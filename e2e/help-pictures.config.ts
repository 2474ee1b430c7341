import config from './playwright.config.ts';

/** Takes the pictures of the help, instead of testing. */
export default {
  ...config,
  testMatch: '*.pictures.ts',
  workers: 1,
  retries: 0,
  projects: [{ name: 'pictures' }],
};
