/** How often somebody gave within a period. */
export const givingFrequencies = ['once', 'twice', 'often'] as const;
export type GivingFrequency = (typeof givingFrequencies)[number];

/**
 * The donors of a period that a figure counts: by how often, or by whether they had given before
 * it.
 */
export const donorGroups = ['fresh', 'returning', ...givingFrequencies] as const;
export type DonorGroup = (typeof donorGroups)[number];
