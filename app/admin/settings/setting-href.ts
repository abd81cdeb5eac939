import { href } from '#ui/href.ts';

/** The form of a part of the settings ('bank'), or of a letter ('letters/gift-receipt'). */
export function settingHref(page: string): string {
  const letter = /^letters\/(.+)$/.exec(page)?.[1];
  return letter === undefined
    ? href('/admin-dashboard/settings/:section', { section: page })
    : href('/admin-dashboard/settings/letters/:letter', { letter });
}
