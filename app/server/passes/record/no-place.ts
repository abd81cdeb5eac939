import { countField } from '#core/passes/pass-input.ts';
import { invalidField } from '#core/result.ts';
import type { NoPlace } from './places.ts';

/** What is not free, beside the field that would mend it; of several the first. */
export function noPlace({ of, shortages }: NoPlace) {
  const [short] = shortages;
  const left = short?.left ?? 0;
  if (of === 'slot')
    return left > 0
      ? invalidField('slot', 'passes-slot-fewer', { n: left })
      : invalidField('slot', 'passes-slot-full');
  const field = countField(short?.unitId ?? '');
  return left > 0 ? invalidField(field, 'passes-fewer', { n: left }) : invalidField(field, 'passes-gone');
}
