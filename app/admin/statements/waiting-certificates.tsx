import { Form, Link, useNavigation } from 'react-router';
import { ConfirmAction } from '#admin/forms/confirm-action.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import * as m from '#messages/admin/statements.ts';
import type { WaitingCertificate } from '#server/statements/certificate-queries.ts';
import { Button } from '#ui/button.tsx';
import { type Option, Select } from '#ui/forms/field.tsx';

type WaitingCertificatesProps = {
  waiting: WaitingCertificate[];
  /** The certificate whose deletion has to be confirmed. */
  chosen: string | null;
  /** The year's donors. */
  choices: Option[];
  problem: string | null;
};

/** Files whose name does not identify the donor: a person assigns them, one after the other. */
export function WaitingCertificates({ waiting, chosen, choices, problem }: WaitingCertificatesProps) {
  const { formData } = useNavigation();
  return (
    <section className="panel admin-stack content-start" aria-labelledby="waiting">
      <h2 id="waiting">{m.whoseAreThey}</h2>
      <ul className="admin-rows">
        {waiting.map(({ id, fileName, addedAt, addedBy }) => (
          <li key={id} className="admin-stack">
            <div>
              <p className="wrap-anywhere">
                {id === chosen ? (
                  <b>{fileName}</b>
                ) : (
                  <Link to={`?file=${id}`} preventScrollReset className="inline-block py-2.5 underline">
                    {fileName}
                  </Link>
                )}
              </p>
              <p className="muted sm num">
                {shortMoment(addedAt)}, {addedBy}
              </p>
            </div>
            {id === chosen && (
              <>
                <Form method="post" noValidate className="admin-stack">
                  <input type="hidden" name="intent" value="assign" />
                  <input type="hidden" name="id" value={id} />
                  <Select
                    name="donationId"
                    label={m.whose}
                    hint={m.whoseHint}
                    placeholder={m.choose}
                    options={choices}
                    error={problem}
                  />
                  <div>
                    <Button look="strong" size="sm" busy={formData?.get('id') === id && m.saving}>
                      {m.giveToDonor}
                    </Button>
                  </div>
                </Form>
                <TakeOut id={id} of={fileName} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Confirmed once more: the bytes are gone then. */
export function TakeOut({ id, of }: { id: string; of: string }) {
  return (
    <ConfirmAction label={m.takeOut} of={of} ask={m.takeOutAsk}>
      <Form method="post">
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="id" value={id} />
        <Button look="outline" size="sm">
          {m.takeItOut}
        </Button>
      </Form>
    </ConfirmAction>
  );
}
