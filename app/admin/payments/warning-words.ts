import { shortMoment } from '#admin/words/moment-words.ts';
import { formatRupees, paise } from '#core/money/paise.ts';
import type { WarningFacts, WarningKind } from '#core/payments/warning.ts';

type Words = { title: string; said: string; advice: string };

/** What the gateway reported, what the site did with it, and what somebody may have to do. */
export function warningWords({ kind, facts }: { kind: WarningKind; facts: WarningFacts }): Words {
  return words[kind](facts);
}

const words: Record<WarningKind, (facts: WarningFacts) => Words> = {
  'returned-above-paid': ({ said, instead }) => ({
    title: 'More went back than came',
    said: `The gateway says that ${sum(said)} of ${sum(instead)} went back. That was not believed: gift, order and receipt stay as they are.`,
    advice: 'Look at the gateway’s own desk how much went back.',
  }),
  'time-not-believed': ({ said, instead }) => ({
    title: 'A payment with a time that cannot be',
    said: `The gateway says that it was taken ${moment(said)}. ${moment(instead)} counts instead.`,
    advice:
      'Compare the day with the gateway’s own desk. Where the receipt says another, void it and write it anew.',
  }),
  'refund-failed': ({ said }) => ({
    title: 'A refund failed',
    said: `${sum(said)} did not go back: the money is still here.`,
    advice: 'Find out why, and ask for the refund again where it is still owed.',
  }),
  'payment-unreadable': ({ flaw }) => ({
    title: 'A payment that cannot be read',
    said: `Something that the gateway told of a payment is not as it should be (${flaw ?? 'unknown'}). What could be read was worked in.`,
    advice: 'Look at the payment at the gateway’s own desk, and tell whoever looks after the site.',
  }),
  'event-parked': ({ flaw, said }) => ({
    title: 'A message could not be worked in',
    said: `A message of the gateway (${flaw ?? 'unknown'}, ${sum(said)}) was tried again and again, and failed each time.`,
    advice: 'An owner finds it under System, with what went wrong and a button to read it again.',
  }),
};

function sum(said: number | string | undefined): string {
  return typeof said === 'number' && said >= 0 ? formatRupees(paise(said)) : 'an unknown sum';
}

function moment(said: number | string | undefined): string {
  return typeof said === 'string' ? shortMoment(new Date(said)) : 'at an unknown time';
}
