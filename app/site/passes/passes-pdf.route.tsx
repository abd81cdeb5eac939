import { data } from 'react-router';
import { span } from '#core/time/date-words.ts';
import * as m from '#messages/passes.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { queueOwnerContext } from '#server/http/request-contexts.ts';
import { seePasses } from '#server/passes/queries/pass-proof.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { translatedRow } from '#server/translations/translated.ts';
import { pdfFile } from '#server/web-request/pdf-file.ts';
import type { Route } from './+types/passes-pdf.route';
import { passNumber } from './pass-number.ts';

/** GET /passes/{id}/passes.pdf: the passes on paper, for who may see them. Never cached. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const seen = await seePasses(services, await viewerOf(services, request), request, params.id);
  const booking = seen?.booking;
  const passes = booking?.passes.flatMap(({ token, state, ...pass }) =>
    token === null || state === 'void' ? [] : [{ ...pass, token }],
  );
  const [first] = passes ?? [];
  if (!booking || !passes || !first) throw data(null, { status: 404 });
  const { identity } = await getTempleSettings(services);
  const event = (await translatedRow(services, 'events', booking.event)) ?? booking.event;
  const sheet = {
    ...{ temple: identity.name, event: event.title, when: span(first.from, first.until) },
    ...{ where: event.location, title: m.booking(booking.number), name: booking.holder.name },
    passes: passes.map(({ title, number, people, gate, token }) => ({
      ...{ title, number: passNumber(number), token },
      facts: `${m.letsIn(people)} · ${gate ?? m.everyGate}`,
    })),
  };
  const pdf = await services.receipts.printPasses(sheet, context.get(queueOwnerContext));
  return pdfFile(pdf, `passes-${booking.number}.pdf`);
}
