import { shortMoment } from '#admin/words/moment-words.ts';
import { formatRupees, paise } from '#core/money/paise.ts';
import type { WarningFacts, WarningKind } from '#core/payments/warning.ts';
import * as m from '#messages/admin/payments.ts';

type Words = { title: string; said: string; advice: string };

/** What the gateway reported, what the site did with it, and what somebody may have to do. */
export function warningWords({ kind, facts }: { kind: WarningKind; facts: WarningFacts }): Words {
  return words[kind](facts);
}

const words: Record<WarningKind, (facts: WarningFacts) => Words> = {
  'returned-above-paid': ({ said, instead }) => ({
    title: m.moreWentBack,
    said: m.moreWentBackSaid(sum(said), sum(instead)),
    advice: m.moreWentBackAdvice,
  }),
  'time-not-believed': ({ said, instead }) => ({
    title: m.timeWrong,
    said: m.timeWrongSaid(moment(said), moment(instead)),
    advice: m.timeWrongAdvice,
  }),
  'refund-failed': ({ said }) => ({
    title: m.refundFailed,
    said: m.refundFailedSaid(sum(said)),
    advice: m.refundFailedAdvice,
  }),
  'payment-unreadable': ({ flaw }) => ({
    title: m.unreadable,
    said: m.unreadableSaid(flaw ?? m.flawUnknown),
    advice: m.unreadableAdvice,
  }),
  'event-parked': ({ flaw, said }) => ({
    title: m.parked,
    said: m.parkedSaid(flaw ?? m.flawUnknown, sum(said)),
    advice: m.parkedAdvice,
  }),
};

function sum(said: number | string | undefined): string {
  return typeof said === 'number' && said >= 0 ? formatRupees(paise(said)) : m.unknownSum;
}

function moment(said: number | string | undefined): string {
  return typeof said === 'string' ? shortMoment(new Date(said)) : m.unknownTime;
}
