import { Form, useNavigation } from 'react-router';
import { shortMoment } from '#admin/words/moment-words.ts';
import * as m from '#messages/admin/statements.ts';
import type { DonorCertificates } from '#server/statements/certificate-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { type Column, Table } from '#ui/table/table.tsx';
import { StatementDonor } from './statement-donor.tsx';
import { TakeOut } from './waiting-certificates.tsx';

type Row = Omit<DonorCertificates, 'pan'> & { panMasked: string };

/** The year's donors, each with the certificates uploaded for them. */
export function CertificateTable({ rows }: { rows: Row[] }) {
  return (
    <Table
      caption={m.donorsAndCertificates}
      columns={columns}
      rows={rows}
      rowKey={({ donationId }) => donationId}
    />
  );
}

const columns: Column<Row>[] = [
  {
    label: m.donor,
    cell: ({ donationId, name, email }) => (
      <>
        <StatementDonor donationId={donationId} name={name} />
        <span className="block muted wrap-anywhere">{email ?? m.noEmail}</span>
      </>
    ),
  },
  { label: m.pan, cell: ({ panMasked }) => <span className="num">{panMasked || m.none}</span> },
  { label: m.certificate, cell: (row) => <StoredCertificates {...row} /> },
];

function StoredCertificates({ certificates, name, email }: Row) {
  const { formData } = useNavigation();
  if (certificates.length === 0) return <Badge tone="wait">{m.notYet}</Badge>;
  return (
    <ul className="admin-kept">
      {certificates.map(({ id, addedAt, addedBy }) => (
        <li key={id}>
          <span className="num">
            {shortMoment(addedAt)}, {addedBy}
          </span>
          <div className="row wrapx items-start">
            {email !== null && (
              <Form method="post">
                <input type="hidden" name="intent" value="resend" />
                <input type="hidden" name="id" value={id} />
                <Button look="outline" size="sm" busy={formData?.get('id') === id && m.sending}>
                  <Sentence
                    text={m.sendAgain(name)}
                    parts={{ sr: (words) => <span className="sr">{words}</span> }}
                  />
                </Button>
              </Form>
            )}
            <TakeOut id={id} of={m.certificateOf(name)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
