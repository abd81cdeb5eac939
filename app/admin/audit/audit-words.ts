/** 'receipt.resent' as 'Receipt resent'. */
export function deedWords(action: string): string {
  const words = action.replace('.', ' ').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The office's page of what a deed was done to; null for what has none. */
export function subjectPath(subject: string): string | null {
  if (subject.startsWith('don_')) return `/admin-dashboard/donation/single-donation/${subject}`;
  return null;
}

export type Difference = { field: string; before: string | null; after: string | null };

/** Field by field what a deed changed; a field that stayed is left out. */
export function differences(
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
): Difference[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ field, before: shown(before?.[field]), after: shown(after?.[field]) }))
    .filter((one) => one.before !== one.after);
}

function shown(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
