import type { Paise } from '#core/money/paise.ts';

export type MembershipTier = { id: string; title: string; amount: Paise; benefits: string[] };

/** The benefits of every tier, listed once; each tier keeps the rest as its own. */
export function splitBenefits<Tier extends Pick<MembershipTier, 'benefits'>>(
  tiers: readonly Tier[],
): { shared: string[]; tiers: Tier[] } {
  const [first, ...others] = tiers;
  const everywhere = (benefit: string) => others.every(({ benefits }) => benefits.includes(benefit));
  const shared = first && others.length > 0 ? first.benefits.filter(everywhere) : [];
  return {
    shared,
    tiers: tiers.map((tier) => ({
      ...tier,
      benefits: tier.benefits.filter((benefit) => !shared.includes(benefit)),
    })),
  };
}

/** A tier after the one below it: what it adds, and what it has as that one has it. */
export type TierStep<Tier> = { tier: Tier; adds: string[]; same: string[]; below: Tier | null };

/** Tiers from the lowest up; a benefit is the same only where it is written the same. */
export function tierSteps<Tier extends Pick<MembershipTier, 'benefits'>>(
  tiers: readonly Tier[],
): TierStep<Tier>[] {
  return tiers.map((tier, index) => {
    const below = tiers[index - 1] ?? null;
    const same = tier.benefits.filter((benefit) => below?.benefits.includes(benefit));
    return { tier, adds: tier.benefits.filter((benefit) => !same.includes(benefit)), same, below };
  });
}
