import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { type AskWhy, largestCertificate, mostCertificates } from '#core/statements/certificate-file.ts';
import * as m from '#messages/admin/statements.ts';
import type { AddedFile } from '#server/statements/add-certificate.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/forms/field.tsx';

type Added = { outcomes: { file: string; outcome: AddedFile }[]; left: number };

const whyWords: Record<AskWhy, string> = {
  'no-pan': m.askNoPan,
  'several-pans': m.askSeveralPans,
  'unknown-pan': m.askUnknownPan,
  'several-givers': m.askSeveralGivers,
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
  const error =
    (tooMuch && m.tooMuch(mostCertificates)) ||
    (added && added.outcomes.length === 0 && adminMessageFor('file-missing')) ||
    (added && added.left > 0 && m.onlyFirst(mostCertificates)) ||
    null;
  return (
    <section className="panel admin-stack content-start" aria-labelledby="add">
      <h2 id="add">{m.takeCertificatesIn}</h2>
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
        <Field name="files" label={m.pdfFiles} error={error} hint={m.pdfFilesHint(mostCertificates)}>
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
          <Button size="sm" busy={sending && m.sending}>
            {m.takeIn}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function OutcomeBadge({ outcome }: { outcome: AddedFile }) {
  if (!outcome.ok) return <Badge tone="bad">{m.refused}</Badge>;
  return outcome.value.kind === 'donor' ? (
    <Badge tone="good">{m.certificateSaved}</Badge>
  ) : (
    <Badge tone="wait">{m.waits}</Badge>
  );
}

function outcomeWords(outcome: AddedFile): string {
  if (!outcome.ok) return adminMessageFor(outcome.code);
  if (outcome.value.kind === 'ask') return whyWords[outcome.value.why];
  const { name, notified } = outcome.value;
  return notified ? m.savedForWithLetter(name) : m.savedForWithoutLetter(name);
}
