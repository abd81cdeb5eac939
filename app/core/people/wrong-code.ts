/** A code that was not the one; `triesLeft` before it is worth nothing. */
export type WrongCode<Code extends string = 'otp-wrong'> = { ok: false; code: Code; triesLeft: number };
