import { describe, expect, it } from 'vitest';
import { requestMessageFor } from '#core/requests/request-messages.ts';
import { formState } from './form-state.ts';

describe('the summary of a refused form', () => {
  const refused = {
    typed: {},
    problems: [
      { field: 'checkIn', code: 'date-invalid' },
      { field: 'checkOut', code: 'date-invalid' },
      { field: 'email', code: 'email-invalid' },
      { field: '', code: 'check-out-first' },
    ],
  };
  const { summary, errorOf } = formState(refused, requestMessageFor);

  it('names the field where the message does not', () => {
    expect(summary.map(({ message }) => message)).toEqual([
      'Check-in: Choose a calendar date.',
      'Check-out: Choose a calendar date.',
      'Enter a valid e-mail address, like name@example.com.',
      'Check-out must be after check-in.',
    ]);
  });

  it('leaves the message as it is beside the field', () => {
    expect(errorOf('checkIn')).toBe('Choose a calendar date.');
  });

  it('gives the general sentence for a code of another kind of form', () => {
    expect(formState(refused).summary.at(-1)?.message).toBe('Please check this field.');
  });
});
