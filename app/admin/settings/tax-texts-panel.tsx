import { Form, useNavigation } from 'react-router';
import type { TaxTextKind } from '#core/receipts/tax-wording.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/settings.ts';
import type { AdminTaxText } from '#server/donations/receipt-rule-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';

type TaxTextsPanelProps = { kind: TaxTextKind; title: string; note: string; texts: AdminTaxText[] };

/** The texts of one kind, the latest first, each with the day from which it applies. */
export function TaxTextsPanel({ kind, title, note, texts }: TaxTextsPanelProps) {
  const holding = texts.findIndex(({ holds }) => holds);
  return (
    <section className="panel" aria-labelledby={`texts-${kind}`}>
      <header>
        <div>
          <h2 id={`texts-${kind}`}>{title}</h2>
          <p className="muted sm">{note}</p>
        </div>
        <ButtonLink
          to={`${href('/admin-dashboard/settings/receipts/text')}?kind=${kind}`}
          look="strong"
          size="sm"
        >
          {m.addText}
        </ButtonLink>
      </header>
      <ol className="admin-rows">
        {texts.map((text, at) => (
          <li key={text.id ?? text.from} className="admin-stack">
            <div className="row wrapx">
              <h3 className="admin-part">
                {text.id === null ? builtInTitle(text) : m.fromDay(dayInWords(text.from))}
              </h3>
              {at === holding && <Badge tone="good">{m.holdsToday}</Badge>}
              {at < holding && <Badge tone="wait">{m.toCome}</Badge>}
              {text.confirmed === null && <Badge>{m.notConfirmed}</Badge>}
            </div>
            <p lang="en">{text.english}</p>
            <p lang="hi">{text.hindi}</p>
            <p className="muted sm">
              {text.confirmed && `${m.confirmedBy(text.confirmed)} `}
              {text.id === null ? m.cameWithSite : text.printed ? m.onReceipts : m.onNoReceipt}
            </p>
            <div className="row wrapx">
              <a
                href={`${href('/admin-dashboard/settings/receipts/sample.pdf')}?text=${text.id ?? `${kind}@${text.from}`}`}
                className="btn btn-outline btn-sm"
              >
                <Sentence
                  text={m.seeOnReceipt(dayInWords(text.from))}
                  parts={{ sr: (words) => <span className="sr">{words}</span> }}
                />
              </a>
              {!text.printed && text.id && <WithdrawForm id={text.id} from={text.from} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The start of the first one does not matter. */
function builtInTitle({ from }: AdminTaxText): string {
  return from < '2000' ? m.fromBeginning : m.fromDay(dayInWords(from));
}

function WithdrawForm({ id, from }: { id: string; from: string }) {
  const busy = useNavigation().formData?.get('textId') === id;
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="withdraw" />
      <input type="hidden" name="textId" value={id} />
      <Button look="quiet" size="sm" busy={busy && m.withdrawing}>
        <Sentence
          text={m.withdraw(dayInWords(from))}
          parts={{ sr: (words) => <span className="sr">{words}</span> }}
        />
      </Button>
    </Form>
  );
}
