import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '../languages/translate.ts';
import { translateLeaveKind } from './kinds.ts';
import { insertTerms, translateTerms } from './terms.ts';

afterEach(() => setLanguage('nl'));

const terms = { project: 'Project', projects: 'Steigers' };

test('the usual names are said in the language of the reader, those of the company as it wrote them', () => {
  setLanguage('de', { Ziek: 'Krank', Project: 'Projekt', Opslaan: 'Speichern' });
  expect(['Ziek', 'Opslaan'].map(translateLeaveKind)).toEqual(['Krank', 'Opslaan']);
  expect(translateTerms(terms)).toEqual({ project: 'Projekt', projects: 'Steigers' });
});

test('only German has the capital of a noun within a sentence', () => {
  expect(insertTerms('Kies een {project}', terms)).toBe('Kies een project');
  setLanguage('de');
  expect(insertTerms('{project}', translateTerms(terms))).toBe('Project');
});
