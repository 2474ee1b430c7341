import { describe, expect, it } from 'vitest';
import { makeItem } from '../test-item.ts';
import { clashesOf, mergeForm } from './conflict.ts';
import { valuesOf } from './values.ts';

const seen = makeItem({ location: 'Oud', description: 'Oud' });
const base = valuesOf(seen);
const theirs = makeItem({ location: 'Van een ander', description: 'Van een ander', version: 2 });
const mine = { ...base, description: 'Van mij', startTime: '08:00' };

describe('somebody else saved first', () => {
  it('what they changed is told, and where the user changed it too', () => {
    expect(clashesOf(base, mine, theirs)).toEqual([
      { field: 'location', isMineToo: false },
      { field: 'description', isMineToo: true },
    ]);
  });

  it('there is nothing to choose where both did the same', () => {
    const same = { ...base, location: 'Van een ander', description: 'Van een ander' };
    expect(clashesOf(base, same, theirs)).toEqual([]);
  });

  it('taking over brings in all of theirs and keeps what only the user changed', () => {
    expect(mergeForm(base, mine, theirs, 'theirs')).toEqual({
      ...mine,
      location: 'Van een ander',
      description: 'Van een ander',
    });
  });

  it('saving over it keeps what the user changed, and theirs elsewhere', () => {
    expect(mergeForm(base, mine, theirs, 'mine')).toEqual({ ...mine, location: 'Van een ander' });
  });

  it('project and client go together', () => {
    const forClient = makeItem({ ...seen, projectId: null, clientId: 'client' });
    const otherProject = { ...base, projectId: 'other' };
    expect(mergeForm(base, otherProject, forClient, 'mine')).toEqual(otherProject);
    expect(mergeForm(base, otherProject, forClient, 'theirs')).toMatchObject({
      target: 'client',
      projectId: null,
      clientId: 'client',
    });
  });
});
