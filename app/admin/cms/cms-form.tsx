import { Link, useNavigation } from 'react-router';
import { FieldInput } from '#admin/edited-fields/field-input.tsx';
import { fieldErrors } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { MediaPicker } from '#admin/media-picker/media-picker.tsx';
import type { PictureChoice } from '#admin/media-picker/picture-input.tsx';
import { besideHref, listHref, previewHref } from '#admin/menu/content-links.ts';
import { useBeside } from '#admin/menu/use-beside.ts';
import { RevisionsPanel } from '#admin/records/revisions-panel.tsx';
import { midSentence } from '#admin/words/mid-sentence.ts';
import type { ContentKind } from '#core/cms/content-kind.ts';
import { type RowState, rowStateWords } from '#core/cms/row-state.ts';
import { shownText } from '#core/edited-fields/display-parts.ts';
import { type FieldSpec, fieldLabels, inputName, type TypedFields } from '#core/edited-fields/field-spec.ts';
import type { Problem } from '#core/result.ts';
import * as m from '#messages/admin/cms.ts';
import type { Revision } from '#server/cms/cms-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { Option } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { withLanguage } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { AppearInput } from './appear-input.tsx';

type CmsFormProps = {
  kind: ContentKind;
  id: string | null;
  version: number;
  state: RowState | null;
  title: string;
  address: string | null;
  values: TypedFields;
  revisions: Revision[];
  looksAt: number | null;
  /** The current row, where an older version is shown. */
  now: TypedFields | null;
  choices: PictureChoice[];
  causes: Option[];
  mayWrite: boolean;
  mayUpload: boolean;
  saved: boolean;
  unfinished: boolean;
  refused:
    | { typed: TypedFields; problems: Problem[]; theirs: TypedFields | null; version: number }
    | undefined;
};

export function CmsForm(props: CmsFormProps) {
  const { kind, id, version, state, title, address, values, looksAt, mayWrite, refused } = props;
  const busy = useNavigation().state !== 'idle';
  const beside = useBeside(kind);
  const { errorOf, summary } = fieldErrors(refused, values, fieldLabels(kind.fields));
  const textOf = (name: string) => refused?.typed[name] ?? values[name] ?? '';
  const theirs = refused?.theirs ?? null;
  return (
    <MediaPicker mayUpload={props.mayUpload}>
      <div className="admin-stack">
        <div className="admin-head mb-0">
          <div className="row wrapx">
            <h1>{id ? title || m.untitled : m.addOne(midSentence(kind.one))}</h1>
            {state && <Badge tone={rowStateWords[state].tone}>{rowStateWords[state].label}</Badge>}
          </div>
          {id && address && (
            <div className="row wrapx">
              {beside && (
                <Link className="btn btn-outline btn-sm" to={besideHref(kind, beside, id)}>
                  {beside.label}
                </Link>
              )}
              <a
                className="btn btn-outline btn-sm"
                href={withLanguage(previewHref(kind, id, address))}
                target="_blank"
                rel="noreferrer"
              >
                {m.preview}
                <span className="sr"> {m.opensInTab}</span>
              </a>
              {state === 'live' && (
                <Link className="btn btn-outline btn-sm" to={address} reloadDocument>
                  {m.seeOnSite}
                </Link>
              )}
            </div>
          )}
        </div>
        {!refused && props.saved && <Notice tone="good">{savedWords(state)}</Notice>}
        {!refused && props.unfinished && <Notice tone="wait">{m.unfinished}</Notice>}
        {!refused && looksAt !== null && (
          <Notice tone="info">
            <Sentence
              text={m.olderVersion(looksAt)}
              parts={{ now: (words) => <Link to="?">{words}</Link> }}
            />
          </Notice>
        )}
        {theirs && (
          <Notice tone="bad">
            <Sentence text={m.savedMeanwhile} parts={{ b: (words) => <b>{words}</b> }} />
          </Notice>
        )}
        <FormError problems={summary} />
        <RecordForm
          action="?"
          className="cms-form"
          aria-label={kind.one}
          version={String(refused?.version ?? version)}
        >
          <div className="panel admin-stack">
            {kind.fields.map((one) => (
              <div key={one.path} className="cms-field">
                <FieldInput
                  field={one}
                  textOf={textOf}
                  errorOf={errorOf}
                  choices={props.choices}
                  causes={props.causes}
                  stopsAtMost
                />
                <Other field={one} stored={theirs ?? (refused ? null : props.now)} textOf={textOf} />
              </div>
            ))}
          </div>
          <div className="cms-aside admin-stack">
            <section className="panel admin-stack" aria-label={m.whenSeen}>
              <AppearInput
                kind={kind}
                appear={textOf('appear')}
                from={textOf('appearFrom')}
                errorOf={errorOf}
              />
              {mayWrite ? (
                <Button wide busy={busy && m.saving}>
                  {m.save}
                </Button>
              ) : (
                <p className="muted">{m.mayOnlyLook}</p>
              )}
            </section>
            {props.revisions.length > 0 && (
              <RevisionsPanel revisions={props.revisions} version={version} looksAt={looksAt} />
            )}
          </div>
        </RecordForm>
        <p>
          <Link to={listHref(kind)} className="quiet-link">
            {m.all(midSentence(kind.counted ?? kind.many))}
          </Link>
        </p>
      </div>
    </MediaPicker>
  );
}

type OtherProps = { field: FieldSpec; stored: TypedFields | null; textOf: (name: string) => string };

/** The stored value, where it differs from what the form shows. */
function Other({ field, stored, textOf }: OtherProps) {
  const name = inputName(field);
  if (!stored || (stored[name] ?? '') === textOf(name)) return null;
  return (
    <div className="cms-theirs">
      <span className="sm muted">{m.currentValue}</span>
      <p>{shownText(field, stored[name] ?? '').replace(/<[^>]+>/g, ' ') || m.nothing}</p>
    </div>
  );
}

function savedWords(state: RowState | null): string {
  if (state === 'live' || state === 'past') return m.savedLive;
  if (state === 'scheduled') return m.savedScheduled;
  return state === 'cancelled' ? m.savedCancelled : m.savedDraft;
}
