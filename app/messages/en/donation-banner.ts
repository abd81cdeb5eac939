export const buildTemple = 'Build the temple with us';
export const fourWays = 'Four ways to build';
export const donateNow = 'Donate Now';
