import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { type AskWhy, largestCertificate, mostCertificates } from '#core/statements/certificate-file.ts';
import type { AddedFile } from '#server/statements/add-certificate.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/forms/field.tsx';

type Added = { outcomes: { file: string; outcome: AddedFile }[]; left: number };

const whyWords: Record<AskWhy, string> = {
  'no-pan': 'No PAN in its name: say whose it is.',
  'several-pans': 'Several PANs in its name: say whose it is.',
  'unknown-pan': 'Nobody of this year has the PAN in its name: say whose it is.',
  'several-givers': 'Several people gave under this PAN: say whose it is.',
};

/** Uploads many PDFs at once, also without script; the result of each is shown above the form. */
export function AddCertificates({ added }: { added: Added | null }) {
  const sending = useNavigation().formData?.get('intent') === 'add';
  // Shown before megabytes are sent for nothing; without script the server answers it.
  const [tooMuch, setTooMuch] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The upload was answered above: files still chosen would be sent twice.
  useEffect(() => {
    if (added && added.outcomes.length > 0) form.current?.reset();
  }, [added]);
  const many = `Choose at most ${mostCertificates} files.`;
  const error =
    (tooMuch && `${many} Each may have 1 MB.`) ||
    (added && added.outcomes.length === 0 && adminMessageFor('file-missing')) ||
    (added && added.left > 0 && `Only the first ${mostCertificates} were taken.`) ||
    null;
  return (
    <section className="panel admin-stack content-start" aria-labelledby="add">
      <h2 id="add">Take certificates in</h2>
      {added && added.outcomes.length > 0 && (
        <ul className="admin-rows" role="status">
          {added.outcomes.map(({ file, outcome }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
            <li key={at}>
              <p className="wrap-anywhere">
                <OutcomeBadge outcome={outcome} /> {file}
              </p>
              <p className="sm mt-1">{outcomeWords(outcome)}</p>
            </li>
          ))}
        </ul>
      )}
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        className="admin-stack"
        onSubmit={(event) => tooMuch && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="add" />
        <Field
          name="files"
          label="PDF files"
          error={error}
          hint={`To ${mostCertificates} at once, each to 1 MB. A file with the donor’s PAN in its name finds its donor by itself, who then gets a letter. If one replaces another, take the old one out.`}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              multiple
              accept="application/pdf,.pdf"
              className="input"
              onChange={({ currentTarget: { files } }) => {
                const all = [...(files ?? [])];
                setTooMuch(
                  all.length > mostCertificates || all.some(({ size }) => size > largestCertificate),
                );
              }}
            />
          )}
        </Field>
        <div>
          <Button size="sm" busy={sending && 'Sending…'}>
            Take in
          </Button>
        </div>
      </Form>
    </section>
  );
}

function OutcomeBadge({ outcome }: { outcome: AddedFile }) {
  if (!outcome.ok) return <Badge tone="bad">Refused</Badge>;
  return outcome.value.kind === 'donor' ? <Badge tone="good">Kept</Badge> : <Badge tone="wait">Waits</Badge>;
}

function outcomeWords(outcome: AddedFile): string {
  if (!outcome.ok) return adminMessageFor(outcome.code);
  if (outcome.value.kind === 'ask') return whyWords[outcome.value.why];
  const { name, notified } = outcome.value;
  return notified
    ? `For ${name}. The letter is on its way.`
    : `For ${name}. No e-mail address is known: tell them yourselves.`;
}
