import { describe, expect, it } from 'vitest';
import { donationStates } from '#core/donations/donation-state.ts';
import { stateWordsOf } from '#core/donations/state-words.ts';
import { donationThanks } from '#core/page-copy/answer-words.ts';
import { pollDelay } from '#site/checkout-parts/poll-delay.ts';
import { statusWords } from './status-words.ts';

describe('the texts of a status page', () => {
  it.each(donationStates.filter((state) => state !== 'paid'))('%s: nobody is thanked', (state) => {
    const { title, lead } = statusWords({ state, claimed: false, takenBack: null }, donationThanks);
    expect(`${title} ${lead}`).not.toMatch(/thank/i);
  });

  it('thank for a received donation, unless its transfer is only claimed', () => {
    expect(statusWords({ state: 'paid', claimed: false, takenBack: null }, donationThanks).title).toMatch(
      /thank you/i,
    );
    expect(statusWords({ state: 'created', claimed: true, takenBack: null }, donationThanks).title).toBe(
      'We are matching your transfer',
    );
  });

  it.each([
    [{ state: 'review', claimed: false, takenBack: null }, 'Being checked'],
    [{ state: 'refunded', claimed: false, takenBack: null }, 'Refunded'],
    [{ state: 'created', claimed: true, takenBack: null }, 'Being matched'],
  ] as const)('%j is called what it is', (donation, label) =>
    expect(stateWordsOf(donation).label).toBe(label),
  );

  it('poll only while an answer may still come', () => {
    const looking = donationStates.filter(
      (state) => statusWords({ state, claimed: false, takenBack: null }, donationThanks).looksAgain,
    );
    expect(looking).toEqual(['created', 'attempted', 'failed']);
  });
});

it('polls 5 times after 2 s, 12 times after 5 s, then stops', () => {
  const delays = Array.from({ length: 20 }, (_, times) => pollDelay(times));
  expect(delays).toEqual([...Array(5).fill(2_000), ...Array(12).fill(5_000), null, null, null]);
});
