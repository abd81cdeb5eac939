import { trapField } from '#core/requests/trap.ts';
import { addressOf, readForm } from '../http/form-text.ts';

/** Where a request came from: the address that limits count, and whether it looks like a robot's. */
export type RequestOrigin = { address: string; suspected: boolean };

/** The named fields of a posted form as typed, and its origin. */
export async function readRequestForm<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<{ typed: Record<Name, string>; origin: RequestOrigin }> {
  const form = await readForm(request);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const typed = Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
  // Nobody sees the field, every browser sends it: filled or missing, the form was not filled in by hand.
  const suspected = form.get(trapField) !== '';
  return { typed, origin: { address: addressOf(request), suspected } };
}
