import { Outlet } from 'react-router';
import { findContentKind } from '#core/cms/kinds/content-kinds.ts';
import { mayDo } from '#core/people/roles.ts';
import { placeOf } from '#core/translations/translation-place.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/preview.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { asIfPublished, publishingEntry, publishingRow, publishingWords } from '#server/cms/preview-row.ts';
import { servicesContext } from '#server/services.ts';
import { plainHref } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/preview.route';

/** Nothing under this address is ever cached (server/http/route-matcher). */
export const handle = { personal: true };

/**
 * Every page below is rendered by its own route, over a database in which the row is published, or
 * its words in the language of this build (`translation`): no page knows of it.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const services = context.get(servicesContext);
    const query = new URL(request.url).searchParams;
    const row = query.get('row') ?? '';
    const kind = findContentKind(query.get('preview') ?? '');
    const place = placeOf(query.get('translation') ?? '', row, language);
    const staff = await requireStaff(services, request, plainHref('/admin-login'));
    if (!mayDo(staff.roles, kind?.read ?? place?.kind.read ?? 'content.read'))
      throw new Response(null, { status: 403 });
    if (!kind && !place) throw new Response(null, { status: 404 });
    const published = [
      ...(kind ? [publishingRow(kind, row)] : []),
      ...(place ? [publishingEntry(place), publishingWords(place)] : []),
    ];
    return asIfPublished(services, published, async (previewing) => {
      context.set(servicesContext, previewing);
      const response = await next();
      response.headers.set('x-robots-tag', 'noindex');
      response.headers.set('cache-control', 'no-store');
      return response;
    });
  },
];

/** A loader, so that the middleware runs for every page below. */
export function loader() {
  return null;
}

export default function Preview() {
  return (
    <>
      <div className="wrap pt-4">
        <Notice tone="wait">{m.onlyOfficeSees}</Notice>
      </div>
      <Outlet />
    </>
  );
}
