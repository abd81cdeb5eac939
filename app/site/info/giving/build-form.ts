import type { DonationType } from '#core/donations/cause.ts';
import type { FieldProblem, Wanted } from './checkout-way.ts';

/** The typed input, by the names of the form: 'count-bricks-100' and 'ownAmount'. */
export type BuildTexts = Record<string, string>;
export type BuildRefusal = { problems: FieldProblem[]; typed: BuildTexts };

/** The form field that counts one kind of part. */
export function countField(typeId: string): string {
  return `count-${typeId}`;
}

/** A typed count as far as it can be read; an unreadable one is zero. */
export function countOf(text = ''): number {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 && count <= 999 ? count : 0;
}

/** Every part with a count, and the donor's own amount; parts with a count of zero are left out. */
export function readBuildForm(
  form: FormData,
  types: readonly Pick<DonationType, 'id'>[],
): { wanted: Wanted[]; typed: BuildTexts } {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const typed: BuildTexts = { ownAmount: text('ownAmount') };
  const wanted: Wanted[] = [];
  for (const { id } of types) {
    const field = countField(id);
    typed[field] = text(field);
    if (!/^\s*0*\s*$/.test(text(field))) {
      wanted.push({ field, typeId: id, ownAmount: null, quantity: text(field) });
    }
  }
  if (text('ownAmount').trim() !== '') {
    wanted.push({ field: 'ownAmount', typeId: null, ownAmount: text('ownAmount'), quantity: '1' });
  }
  return { wanted, typed };
}
