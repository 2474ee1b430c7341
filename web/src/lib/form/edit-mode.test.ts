import { afterEach, expect, test } from 'vitest';
import { isEditing, setEditing } from './edit-mode.ts';

afterEach(() => {
  setEditing('project', false);
  setEditing('client', false);
});

test('editing follows the form that registers unsaved changes', () => {
  expect(isEditing()).toBe(false);
  setEditing('project', true);
  expect(isEditing()).toBe(true);
  setEditing('project', false);
  expect(isEditing()).toBe(false);
});

test('editing lasts until the last form has no unsaved changes', () => {
  setEditing('project', true);
  setEditing('client', true);
  setEditing('project', false);
  expect(isEditing()).toBe(true);
  setEditing('client', false);
  expect(isEditing()).toBe(false);
});

test('registering twice counts once', () => {
  setEditing('project', true);
  setEditing('project', true);
  setEditing('project', false);
  expect(isEditing()).toBe(false);
});
