/**
 * approved: nothing is paid yet. paying: at least one part is. active: all are; with number and
 * card. lapsed: a part is overdue beyond the grace. A transfer changes the holder, not the stage.
 */
export const membershipStages = ['applied', 'approved', 'paying', 'active', 'lapsed', 'ended'] as const;
export type MembershipStage = (typeof membershipStages)[number];

type PartFacts = { dueOn: string; paid: boolean };

/** Days by which the oldest unpaid part is overdue on this day; 0 where none is. */
export function overdueDays(parts: readonly PartFacts[], today: string): number {
  const due = parts.filter(({ paid }) => !paid).map(({ dueOn }) => dueOn);
  const oldest = due.toSorted()[0];
  if (oldest === undefined || oldest >= today) return 0;
  return Math.round((Date.parse(today) - Date.parse(oldest)) / 86_400_000);
}

/** The stage that the parts of an approved membership make on this day. */
export function stageOfParts(
  parts: readonly PartFacts[],
  { graceDays, today }: { graceDays: number; today: string },
): Extract<MembershipStage, 'approved' | 'paying' | 'active' | 'lapsed'> {
  if (parts.every(({ paid }) => paid)) return 'active';
  if (overdueDays(parts, today) > graceDays) return 'lapsed';
  return parts.some(({ paid }) => paid) ? 'paying' : 'approved';
}
