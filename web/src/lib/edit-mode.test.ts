import { afterEach, expect, test } from 'vitest';
import { isEditing, setEditing } from './edit-mode.ts';

afterEach(() => {
  setEditing('project', false);
  setEditing('client', false);
});

test('nobody edits until a form says so, and no longer than it says so', () => {
  expect(isEditing()).toBe(false);
  setEditing('project', true);
  expect(isEditing()).toBe(true);
  setEditing('project', false);
  expect(isEditing()).toBe(false);
});

test('editing lasts until the last form is done', () => {
  setEditing('project', true);
  setEditing('client', true);
  setEditing('project', false);
  expect(isEditing()).toBe(true);
  setEditing('client', false);
  expect(isEditing()).toBe(false);
});

test('a form that says the same twice counts once', () => {
  setEditing('project', true);
  setEditing('project', true);
  setEditing('project', false);
  expect(isEditing()).toBe(false);
});
