import { data } from 'react-router';
import { formatRupees } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/receipts.ts';
import { findReceiptByCode } from '#server/donations/receipt-queries.ts';
import { servicesContext } from '#server/services.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { UnknownPage } from '#site/frame/unknown-page.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/verify.route.ts';
import { VerifiedReceipt } from './verified-receipt.tsx';

/** The page of a receipt's QR code. Shows only public facts, and no name. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const facts = await findReceiptByCode(context.get(servicesContext), params.code);
  if (!facts) return data(null, { status: 404 });
  return {
    number: facts.number,
    givenOn: dayInWords(facts.givenOn),
    amount: formatRupees(facts.total, 'short'),
    entity: facts.entity.name,
    voidSince: facts.voided && dayInWords(facts.voided.on),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => ownMeta(matches, m.checkReceipt);

export default function VerifyReceipt({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <VerifiedReceipt {...loaderData} />;
  return (
    <UnknownPage title={m.notFound} ways={[{ to: href('/contacts'), words: m.askOffice }]}>
      {m.compareAddress}
    </UnknownPage>
  );
}
