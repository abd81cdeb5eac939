/**
 * A refusal of a start or a command whose message says all that its reader needs: why, and what to
 * do. It is shown without the stack that every other error has.
 */
export class PlainError extends Error {
  override name = 'PlainError';
}

/** What the terminal shows of an error. */
export function faultWords(error: unknown): unknown {
  return error instanceof PlainError ? error.message : error;
}

/** Runs a command; what it throws is printed, and the exit code is 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(faultWords(error));
    process.exitCode = 1;
  }
}
