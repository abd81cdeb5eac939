import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeEach, expect, it } from 'vitest';
import { solveAndSend } from './solve-proof.ts';

// The parts of a form that the solver uses.
class TestForm extends EventTarget {
  sent = 0;
  passwords: { value: string; focused: boolean; focus: () => void }[] = [];
  requestSubmit() {
    this.sent += 1;
  }
  querySelectorAll() {
    return this.passwords;
  }
  addPassword(value: string) {
    const field = {
      value,
      focused: false,
      focus() {
        this.focused = true;
      },
    };
    this.passwords.push(field);
    return field;
  }
}

let form: TestForm;
let field: { value: string };
let challenge: string;

beforeEach(async () => {
  form = new TestForm();
  field = { value: '' };
  const made = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 30, deriveKey });
  challenge = JSON.stringify(made);
});

const solve = (again = false, leaving = new AbortController()) => {
  const box = { closest: () => form, querySelector: () => field } as unknown as HTMLElement;
  return solveAndSend({ challenge, again, minutes: 60 }, box, leaving);
};

it('solves the puzzle into the form and sends it', async () => {
  form.addPassword('typed');
  expect(await solve()).toBe('solving');
  expect(form.sent).toBe(1);
  expect(JSON.parse(field.value)).toMatchObject({
    challenge: JSON.parse(challenge),
    solution: { counter: 30 },
  });
});

it('does not send while the visitor types on', async () => {
  const solving = solve();
  form.dispatchEvent(new Event('input'));
  expect(await solving).toBe('ready');
  expect([form.sent, field.value !== '']).toEqual([0, true]);
});

it('focuses the password that a reloaded page does not hold', async () => {
  form.addPassword('typed');
  const empty = form.addPassword('');
  expect(await solve()).toBe('ready');
  expect([form.sent, empty.focused]).toEqual([0, true]);
});

it('does not send by itself after a solved puzzle was refused', async () => {
  expect(await solve(true)).toBe('ready');
  expect(form.sent).toBe(0);
});

it('does not send from a page that was left', async () => {
  const leaving = new AbortController();
  const solving = solve(false, leaving);
  leaving.abort();
  expect(await solving).toBe('failed');
  expect([form.sent, field.value]).toEqual([0, '']);
});
