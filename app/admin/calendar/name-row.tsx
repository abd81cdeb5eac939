import { Form, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { FormVersion } from '#admin/forms/form-version.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import type { ListedName } from '#core/calendar/names/list-names.ts';
import { nameLength } from '#core/calendar/names/name-length.ts';
import type { Language } from '#core/language/languages.ts';
import * as m from '#messages/admin/calendar-names.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';

type Save = { version: number; name: string | null; savedAt: Date; savedBy: string | null };

type NameRowProps = {
  of: ListedName<Save>;
  language: Language;
  /** The name of its table, where the list has several. */
  table: string | null;
  refused: RefusedForm | undefined;
  /** The address of the list as it is filtered. */
  action: string;
};

/** A name as GCal spells it, as it came in the language, and the field for its correction. */
export function NameRow({ of, language, table, refused, action }: NameRowProps) {
  const { english, shipped, corrected, version, saves } = of;
  const sending = useNavigation().formData;
  const busy = sending?.get('key') === of.key && sending.get('table') === of.table;
  const { field } = fieldErrors(refused, { name: corrected ?? '', version: String(version) });
  const whole = refused?.problems.find((problem) => problem.field === '');
  const id = `name-${of.table}-${of.key.replace(/\W+/g, '-')}`;
  return (
    <li>
      <div lang="en">
        <b>{english}</b>
        <span className="sm muted block" translate="no">
          {of.key === english ? null : of.key}
        </span>
        {table && <span className="sm muted block">{table}</span>}
      </div>
      <div>
        <span className="sm muted">{m.asItCame}</span>
        <p lang={language}>{shipped}</p>
        {corrected !== null && <Badge tone="good">{m.corrected}</Badge>}
      </div>
      <Form method="post" action={action} preventScrollReset noValidate className="calendar-name-form">
        {whole && <Notice tone="bad">{adminMessageFor(whole.code)}</Notice>}
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="table" value={of.table} />
        <input type="hidden" name="key" value={of.key} />
        <FormVersion opened={field('version').defaultValue} />
        <div className="row wrapx items-end">
          <TextInput
            {...field('name')}
            id={id}
            label={m.correction}
            aria-label={m.correctionOf(english)}
            lang={language}
            maxLength={nameLength.max}
            autoComplete="off"
            className="grow"
            optional
          />
          <Button
            look="outline"
            size="sm"
            name="intent"
            value="save"
            busy={busy && m.saving}
            aria-label={m.saveOf(english)}
          >
            {m.save}
          </Button>
          {corrected !== null && (
            <Button look="quiet" size="sm" name="intent" value="take-back" aria-label={m.takeBackOf(english)}>
              {m.takeBack}
            </Button>
          )}
        </div>
        {saves.length > 0 && <History saves={saves} language={language} />}
      </Form>
    </li>
  );
}

function History({ saves, language }: { saves: readonly Save[]; language: Language }) {
  return (
    <details>
      <summary className="quiet-link sm">{m.history(saves.length)}</summary>
      <ol className="admin-timeline mt-4">
        {saves.map(({ version, name, savedAt, savedBy }) => (
          <li key={version}>
            {name === null ? <span>{m.wasTakenBack}</span> : <span lang={language}>{name}</span>}
            <span className="num muted">{shortMoment(savedAt)}</span>
            <span className="muted">{savedBy ?? m.somebody}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
