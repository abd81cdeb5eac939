import type { ContentKind } from '#core/cms/content-kind.ts';
import { mayDo } from '#core/people/roles.ts';
import { useHeldRoles } from './use-held-roles.ts';

/** The screen beside a row of this kind, where the viewer may open it. */
export function useBeside({ beside }: Pick<ContentKind, 'beside'>): ContentKind['beside'] {
  const held = useHeldRoles();
  return beside && (beside.read === undefined || mayDo(held, beside.read)) ? beside : undefined;
}
