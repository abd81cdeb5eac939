import { describe, expect, it } from 'vitest';
import { matchingStep, totpAddress, totpCode, totpStep } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, SHA-1; the last six of its eight digits.
describe('a code of a moment', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('%s seconds: %s', (seconds, code) => {
    expect(totpCode(secret, totpStep(new Date(seconds * 1000)))).toBe(code);
  });

  it('is accepted half a minute early or late, not a minute', () => {
    const at = (seconds: number) => matchingStep(secret, '050471', new Date(seconds * 1000));
    const step = 37_037_037;
    expect([-60, -30, 0, 30, 60].map((late) => at(1_111_111_111 + late))).toEqual([
      null,
      step,
      step,
      step,
      null,
    ]);
  });
});

it('names account and temple for the app', () => {
  expect(totpAddress(secret, 'a+b@example.com', 'Hare Krishna: Temple')).toBe(
    'otpauth://totp/Hare%20Krishna%3A%20Temple:a%2Bb%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Hare%20Krishna%3A%20Temple',
  );
});
