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
