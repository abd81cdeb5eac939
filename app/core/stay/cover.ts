/**
 * One payment of a stay: how much of it may pay for the stay (`most`), and how much does (`cover`:
 * less where some of it has gone back), in paise.
 */
type Part = { most: number; cover: number };

/**
 * What a lower price does to the payments of a stay: how much each may cover from then on, and how
 * much less it covers (`less`). The first are lowered first; together they never cover, nor may
 * cover, more than the price.
 */
export function lowerCover(parts: readonly Part[], price: number): { most: number; less: number }[] {
  let tooMuch = Math.max(0, sum(parts.map(({ cover }) => cover)) - price);
  const lowered = parts.map(({ most, cover }) => {
    const less = Math.min(cover, tooMuch);
    tooMuch -= less;
    return { most: less > 0 ? cover - less : most, less, cover: cover - less };
  });
  // A refund that is declined gives a payment its cover back: not beyond the price either.
  let slack = Math.max(0, sum(lowered.map(({ most }) => most)) - price);
  return lowered.map(({ most, less, cover }) => {
    const off = Math.min(most - cover, slack);
    slack -= off;
    return { most: most - off, less };
  });
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
