import type { ProofAsked } from '#core/people/proof.ts';
import * as m from '#messages/pay-link.ts';
import { errorsOf, type WordedProblem } from '#site/checkout-parts/purchase-form.ts';
import { NameInput } from '#site/forms/contact-inputs.tsx';
import { SendButton } from '#site/forms/send-button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { ProofStep } from '#ui/forms/proof-step.tsx';
import { plainHref } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';
import type { CheckoutTexts } from '../checkout-fields.ts';
import { DonorFields } from '../simply/donor-fields.tsx';
import { SimpleFrame } from '../simply/simple-frame.tsx';

export type PayLinkView = {
  id: string;
  temple: string;
  causeTitle: string;
  sum: string;
  lastDay: string;
  /** The last four digits: whoever holds the link need not learn the number. */
  phoneEnd: string;
  mailed: boolean;
  ofMembership: boolean;
  offersTax: boolean;
  registered: string | null;
};

export type PayLinkAnswer = {
  texts: CheckoutTexts;
  problems: WordedProblem[];
  proof?: ProofAsked | undefined;
};

type PayLinkPageProps = { link: PayLinkView; answer: PayLinkAnswer; phone: string };

/** Who asks, for what and how much; the donor checks the name and goes on to pay. */
export function PayLinkPage({ link, answer, phone }: PayLinkPageProps) {
  const { texts, problems, proof } = answer;
  const errorOf = errorsOf(problems);
  return (
    <SimpleFrame step={null} title={m.giftOf(link.sum)} phone={phone}>
      <form method="post" action={plainHref('/pay/:id', { id: link.id })} noValidate className="simple-form">
        <ProofStep asked={proof} />
        <FormError problems={problems} />
        <p>
          <Sentence
            text={(link.ofMembership ? m.preparedForMember : m.preparedBy)(link.temple, link.causeTitle)}
            parts={{ cause: (words) => <b>{words}</b> }}
          />
        </p>
        <p>{m.openUntil(link.lastDay)}</p>
        <NameInput name="name" defaultValue={texts.name} error={errorOf('name')} hint={m.nameHint} />
        <p>
          {m.phoneEnds(link.phoneEnd)} {link.mailed ? m.receiptByMail : m.receiptHere}
        </p>
        <DonorFields texts={texts} errorOf={errorOf} offersTax={link.offersTax} />
        <div className="simple-go">
          <SendButton size="lg">{m.goOn}</SendButton>
        </div>
        <p>{m.notAsked}</p>
        {link.registered && (
          <p translate="no" className="wrap-anywhere">
            {link.registered}
          </p>
        )}
      </form>
    </SimpleFrame>
  );
}

const titles = { unknown: m.unknownTitle, withdrawn: m.withdrawnTitle, over: m.overTitle };

export type ShutWhy = keyof typeof titles;

/** A link that can not be paid (any more), said calmly. */
export function ShutLink({ why, phone }: { why: ShutWhy; phone: string }) {
  return (
    <SimpleFrame step={null} title={titles[why]} phone={phone}>
      <p>{m.nothingTaken}</p>
    </SimpleFrame>
  );
}
