import { beforeEach } from 'vitest';
import type { LinkAnswers, TypedPayLink } from '#core/pay-links/pay-link.ts';
import { visitor } from '#core/people/viewer.ts';
import { staffOf } from '../people/test-people.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import { beginPayLink } from './begin-pay-link.ts';
import { createPayLink } from './create-pay-link.ts';
import { findPayLink } from './pay-link-queries.ts';
import { withdrawPayLink } from './withdraw-pay-link.ts';

export const clerk = staffOf('per_clerk', 'accounts');
export const minute = 60_000;
export const day = 24 * 60 * minute;

let made = 0;

/** What the clerk types: 501 rupees of Radha Devi, with a key of its own. */
export function typed(instead: Partial<TypedPayLink> = {}): TypedPayLink {
  made += 1;
  return {
    intentKey: `office_${String(made).padStart(16, '0')}`,
    amount: '501',
    causeId: 'general',
    name: 'Radha Devi',
    phone: '9876543210',
    email: 'radha@example.com',
    language: 'en',
    ...instead,
  };
}

/** What the donor types who presses the link. */
export const answers = (instead: Partial<LinkAnswers> = {}): LinkAnswers => ({
  ...{ name: 'Radha Devi', citizenship: 'indian', consent: 'on', path: '' },
  ...{ pan: '', addressLine: '', city: '', state: '', pin: '' },
  ...instead,
});

/** For a test file: a site where a clerk makes links, on a clock that may be set ahead. */
export function openPayLinks() {
  let ahead = 0;
  const fixture = openFixture({ clock: () => new Date(Date.now() + ahead) }, { connections: 8 });
  const services = () => fixture.services;
  beforeEach(() => {
    ahead = 0;
  });

  const begin = (id: string, instead: Partial<LinkAnswers> = {}) =>
    beginPayLink(services(), visitor, id, answers(instead));

  return {
    ...{ services, begin, db: () => fixture.db, gateway: () => fixture.gateway },
    /** The clock shows a moment so many milliseconds after the present, until the test ends. */
    setAhead: (ms: number) => {
      ahead = ms;
    },
    withdraw: (id: string) => withdrawPayLink(services(), clerk, id),
    stateOf: async (id: string) => (await findPayLink(services(), id))?.state,

    /** The id of a link that was just made. */
    async aLink(instead: Partial<TypedPayLink> = {}): Promise<string> {
      const link = await createPayLink(services(), clerk, typed(instead));
      if (!link.ok || !('value' in link)) throw new Error(JSON.stringify(link));
      return link.value.id;
    },

    /** The donation that pressing the link began, and its order at the gateway. */
    async begun(id: string): Promise<{ donationId: string; orderId: string }> {
      const started = await begin(id);
      if (!started.ok) throw new Error(JSON.stringify(started.problems));
      const donationId = started.value.id;
      const { gateway_order_id: orderId } = await fixture.db
        .selectFrom('donations')
        .select('gateway_order_id')
        .where('id', '=', donationId)
        .executeTakeFirstOrThrow();
      return { donationId, orderId: orderId ?? '' };
    },
  };
}
