import Download from 'lucide-react/icons/download';
import type { TaxYearTotal } from '#core/donations/donation-view.ts';
import { formatRupees } from '#core/money/paise.ts';
import { statementForm } from '#core/statements/statement-form.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { statementDue } from '#core/time/tax-year.ts';
import * as m from '#messages/donation-history.ts';
import type { OwnCertificate, OwnTaxYear } from '#server/statements/certificate-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Price } from '#ui/price.tsx';

type TaxYearTotalsProps = { totals: TaxYearTotal[]; certificates: OwnCertificate[]; taxYears: OwnTaxYear[] };

/** The total of each financial year, its tax receipts, and the state of its certificates. */
export function TaxYearTotals({ totals, certificates, taxYears }: TaxYearTotalsProps) {
  if (totals.length === 0) return null;
  return (
    <ul className="year-totals">
      {totals.map(({ taxYear, total, taxTotal, count }) => {
        const papers = papersOf(taxYear, certificates, taxYears);
        return (
          <li key={taxYear} className="panel">
            <span className="muted sm">{m.aprilToMarch(taxYear)}</span>
            <Price amount={total} />
            <span className="faint sm">
              {taxTotal > 0
                ? m.giftsWithTax(m.gifts(count), formatRupees(taxTotal, 'short'))
                : m.gifts(count)}
            </span>
            {papers.map((paper) => (
              <div key={paper.entityId} className="year-papers">
                {papers.length > 1 && <b className="sm">{paper.entity}</b>}
                {paper.certificates.length > 0 ? (
                  <Ready {...paper} named={papers.length > 1} />
                ) : (
                  <Pending {...paper} named={papers.length > 1} />
                )}
              </div>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** A legal entity's year: its certificates, none while they are awaited. */
type Papers = OwnTaxYear & { certificates: OwnCertificate[] };

/**
 * Each legal entity certifies for itself. A certificate remains when its donation is refunded
 * later, and so does its entity.
 */
function papersOf(taxYear: string, certificates: OwnCertificate[], taxYears: OwnTaxYear[]): Papers[] {
  const bodies = new Map<string, OwnTaxYear>();
  for (const { entityId, entity } of certificates.filter((one) => one.taxYear === taxYear)) {
    bodies.set(entityId, { taxYear, entityId, entity, filedOn: null });
  }
  for (const one of taxYears.filter((one) => one.taxYear === taxYear)) bodies.set(one.entityId, one);
  return [...bodies.values()].map((body) => ({
    ...body,
    certificates: certificates.filter((one) => one.taxYear === taxYear && one.entityId === body.entityId),
  }));
}

function Ready({ taxYear, entity, certificates, named }: Papers & { named: boolean }) {
  const { certificate } = statementForm(taxYear);
  return (
    <>
      <span>
        <Badge tone="good">{m.certificateReady}</Badge>
      </span>
      {certificates.map(({ id }, at) => (
        <a
          key={id}
          href={href('/donation-history/certificates/:id', { id })}
          className="btn btn-quiet btn-sm year-paper"
          download
        >
          <span>
            {m.certificatePdf(certificates.length > 1 ? `${certificate} ${at + 1}` : certificate)}
            {named && <span className="sr">, {entity}</span>}
          </span>
          <Icon of={Download} />
        </a>
      ))}
    </>
  );
}

function Pending({ taxYear, entity, filedOn, named }: Papers & { named: boolean }) {
  return (
    <>
      <span>
        <Badge tone="wait">{m.certificatePending}</Badge>
      </span>
      <span className="faint sm">
        {filedOn
          ? m.statementFiled(named ? entity : null, dayInWords(filedOn))
          : m.statementDue(named ? entity : null, dayInWords(statementDue(taxYear)))}
      </span>
    </>
  );
}
