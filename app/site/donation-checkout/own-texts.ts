import type { Viewer } from '#core/people/viewer.ts';

/** What is known of who is signed in; the number only where it is their way to be reached. */
export function ownTexts(viewer: Viewer): { name?: string; email?: string; phone?: string } {
  if (viewer.kind !== 'devotee') return {};
  const { name, email, mobile } = viewer;
  return { name, ...(email === null ? { phone: mobile ?? '' } : { email }) };
}
