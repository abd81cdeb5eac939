import Download from 'lucide-react/icons/download';
import { dayInWords } from '#core/content/date-words.ts';
import type { TaxYearTotal } from '#core/donations/donation-view.ts';
import { statementDue } from '#core/donations/indian-time.ts';
import { formatRupees } from '#core/money/paise.ts';
import { statementForm } from '#core/statements/statement-form.ts';
import type { OwnCertificate, OwnFiling } from '#server/statements/certificate-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { Price } from '#ui/price.tsx';

type TaxYearTotalsProps = { totals: TaxYearTotal[]; certificates: OwnCertificate[]; filings: OwnFiling[] };

/** What was given in each financial year, how much of it has a tax receipt, and how its certificate stands. */
export function TaxYearTotals({ totals, certificates, filings }: TaxYearTotalsProps) {
  if (totals.length === 0) return null;
  return (
    <ul className="year-totals">
      {totals.map(({ taxYear, total, taxTotal, count }) => {
        const own = certificates.filter((one) => one.taxYear === taxYear);
        return (
          <li key={taxYear} className="panel">
            <span className="muted sm">April to March {taxYear}</span>
            <Price amount={total} />
            <span className="faint sm">
              {count === 1 ? '1 gift' : `${count} gifts`}
              {taxTotal > 0 && `, ${formatRupees(taxTotal, 'short')} with tax receipt`}
            </span>
            {own.length > 0 ? (
              <Ready taxYear={taxYear} certificates={own} />
            ) : (
              taxTotal > 0 && (
                <Pending
                  taxYear={taxYear}
                  filedOn={filings.find((one) => one.taxYear === taxYear)?.filedOn ?? null}
                />
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Ready({ taxYear, certificates }: { taxYear: string; certificates: OwnCertificate[] }) {
  const { certificate } = statementForm(taxYear);
  return (
    <>
      <span>
        <Badge tone="good">Certificate ready</Badge>
      </span>
      {certificates.map(({ id, entity }, at) => (
        <a
          key={id}
          href={`/donation-history/certificates/${id}`}
          className="btn btn-quiet btn-sm year-paper"
          download
        >
          <span>
            {certificates.length === 1 ? `${certificate} (PDF)` : `${certificate} ${at + 1}, ${entity} (PDF)`}
          </span>
          <Icon of={Download} />
        </a>
      ))}
    </>
  );
}

function Pending({ taxYear, filedOn }: { taxYear: string; filedOn: string | null }) {
  return (
    <>
      <span>
        <Badge tone="wait">Certificate pending</Badge>
      </span>
      <span className="faint sm">
        {filedOn
          ? `The temple filed the year’s statement on ${dayInWords(filedOn)}; your certificate follows. If you miss it, please ask the temple office.`
          : `It follows when the temple has filed the year’s statement, due by ${dayInWords(statementDue(taxYear))}.`}
      </span>
    </>
  );
}
