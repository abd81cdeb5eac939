import { otherLanguage } from '#core/language/other-language.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listTextsToConfirm } from '#server/to-confirm/reading-queries.ts';
import { remarksFile } from '#server/to-confirm/remarks-file.ts';
import { privateFile } from '#server/web-request/private-file.ts';

/** Every remark of a language as CSV; it names nobody but the staff, so nothing is logged. */
export const loader = forStaff('content.read', async ({ url, services }) => {
  const language = otherLanguage(url.searchParams.get('language'));
  return privateFile(remarksFile(await listTextsToConfirm(services, language)), `remarks-${language}.csv`);
});
