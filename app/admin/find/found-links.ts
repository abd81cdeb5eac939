import { editHref } from '#admin/menu/content-links.ts';
import { findContentKind } from '#core/cms/kinds/content-kinds.ts';
import { mayDo, type Role } from '#core/people/roles.ts';
import { dayInWords, longDate } from '#core/time/date-words.ts';
import * as m from '#messages/admin/find.ts';
import { requestNames } from '#messages/admin/inbox.ts';
import type { Found } from '#server/find/find-everywhere.ts';
import { href } from '#ui/href.ts';

export type FoundLink = { to: string; label: string; note?: string | null };
export type FoundGroup = { title: string; links: FoundLink[] };

const admin = href('/admin-dashboard');

/** The results by kind, each with the URL of its screen; donations have a table of their own. */
export function foundGroups(found: Omit<Found, 'donations'>, roles: readonly Role[]): FoundGroup[] {
  const writesProducts = mayDo(roles, 'products.write');
  const groups: FoundGroup[] = [
    {
      title: m.people,
      links: found.people.map(({ id, name, email, phone }) => ({
        ...{ to: `${admin}/people/${id}`, label: name, note: email ?? phone },
      })),
    },
    {
      title: m.orders,
      links: found.orders.map(({ id, number, buyer, createdAt }) => ({
        ...{
          to: `${admin}/orders/${id}`,
          label: m.order(number),
          note: `${buyer}, ${longDate(createdAt)}`,
        },
      })),
    },
    {
      title: m.stays,
      links: found.stays.map(({ id, number, guest, arrival }) => ({
        to: href('/admin-dashboard/stays/:id', { id }),
        label: m.stay(number),
        note: `${guest.name}, ${dayInWords(arrival)}`,
      })),
    },
    {
      title: m.seats,
      links: found.seats.map(({ id, number, buyer, title }) => ({
        to: href('/admin-dashboard/seats/:id', { id }),
        label: m.seatsOf(number),
        note: `${buyer.name}, ${title}`,
      })),
    },
    {
      title: m.passes,
      links: found.passes.map(({ id, number, eventId, name, event }) => ({
        to: href('/admin-dashboard/passes/:id/bookings/:booking', { id: eventId, booking: id }),
        label: m.passesOf(number),
        note: `${name}, ${event}`,
      })),
    },
    {
      title: m.members,
      links: found.members.map(({ id, name, tier, number }) => ({
        to: href('/admin-dashboard/members/:id', { id }),
        label: name,
        note: number ? `${tier}, ${number}` : tier,
      })),
    },
    {
      title: m.products,
      links: found.products.map(({ productId, title, sku, options }) => ({
        // Those who may not edit it see it in the list.
        to: writesProducts
          ? `${admin}/products/${productId}`
          : `${admin}/products?${new URLSearchParams({ search: sku })}`,
        label: [title, ...options.map(({ value }) => value)].join(', '),
        note: sku,
      })),
    },
    {
      title: m.requests,
      links: found.requests.map(({ id, kind, subject, senderName }) => ({
        ...{ to: `${admin}/inbox/${id}`, label: subject, note: `${requestNames[kind]}, ${senderName}` },
      })),
    },
    {
      title: m.templePages,
      links: found.content.flatMap(({ kind: name, id, title }) => {
        const kind = findContentKind(name);
        return kind ? [{ to: editHref(kind, id), label: title, note: kind.one }] : [];
      }),
    },
    {
      title: m.mediaLibrary,
      links: found.media.map(({ id, name, alt }) => ({
        to: `${admin}/media/file/${id}`,
        label: name,
        note: alt,
      })),
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}
