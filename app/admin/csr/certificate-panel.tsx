import { Form } from 'react-router';
import { ConfirmAction } from '#admin/forms/confirm-action.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import * as m from '#messages/admin/csr.ts';
import type { AgreementView } from '#server/csr/agreement-queries.ts';
import { Button } from '#ui/button.tsx';
import { href } from '#ui/href.ts';

type CertificatePanelProps = { agreement: AgreementView; mayIssue: boolean };

/** The temple's certificate that the money was spent as agreed. */
export function CertificatePanel({ agreement: { id, issued }, mayIssue }: CertificatePanelProps) {
  return (
    <Panel title={m.certificate}>
      {issued ? (
        <a href={href('/admin-dashboard/donation/csr/:id/certificate.pdf', { id })} className="underline">
          {m.certificatePdf(issued.number)}
        </a>
      ) : (
        <p className="muted">{m.certificateNote}</p>
      )}
      {mayIssue && (
        <ConfirmAction label={m.issue} ask={m.issueAsk}>
          <Form method="post">
            <Button name="intent" value="certify" look="strong" size="sm">
              {m.issue}
            </Button>
          </Form>
        </ConfirmAction>
      )}
      {!issued && !mayIssue && <p className="muted sm mt-2">{m.notYet}</p>}
    </Panel>
  );
}
