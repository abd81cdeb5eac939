import { Link } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { createHref, listHref } from '#admin/menu/content-links.ts';
import { midSentence } from '#admin/words/mid-sentence.ts';
import type { ContentKind } from '#core/cms/content-kind.ts';
import { rowStateWords } from '#core/cms/row-state.ts';
import * as m from '#messages/admin/cms.ts';
import type { BinnedRow, CmsListRow } from '#server/cms/cms-queries.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import { BinPanel, RestoreForm } from './bin-panel.tsx';
import { CmsRows } from './cms-rows.tsx';

export type CmsListProps = {
  kind: ContentKind;
  rows: CmsListRow[];
  count: number;
  paging: { page: number; pages: number };
  bin: BinnedRow[];
  asked: { words: string; state: string };
  showsBin: boolean;
  mayWrite: boolean;
  done: string;
  undo: string;
  problem: string | undefined;
};

const doneWords: Record<string, string> = {
  publish: m.published,
  'take-off': m.takenOff,
  restore: m.broughtBack,
};

export function CmsList(props: CmsListProps) {
  const { kind, rows, count, paging, bin, asked, showsBin, mayWrite, done, undo, problem } = props;
  const filtered = asked.words !== '' || asked.state !== '';
  const hrefOf = (page: number) =>
    `?${new URLSearchParams({ ...(asked.words && { words: asked.words }), ...(asked.state && { state: asked.state }), page: String(page) })}`;
  return (
    <div className="admin-stack">
      <div className="admin-head mb-0">
        <div>
          <h1>{kind.many}</h1>
          <p className="muted">{kind.about}</p>
          <p className="sr" role="status">
            {showsBin
              ? m.countInBin(bin.length)
              : m.countOf(count, midSentence(count === 1 ? kind.one : (kind.counted ?? kind.many)))}
          </p>
        </div>
        {mayWrite && (rows.length > 0 || filtered || showsBin) && (
          <ButtonLink to={createHref(kind)}>{m.addOne(midSentence(kind.one))}</ButtonLink>
        )}
      </div>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {!problem && <DoneNotice done={done} words={doneWords} />}
      {!problem && done === 'bin' && (
        <Notice tone="good">
          <span className="row wrapx">
            {m.deleted}
            <RestoreForm kind={kind} id={undo} label={m.undo} />
          </span>
        </Notice>
      )}
      {showsBin ? (
        <BinPanel kind={kind} bin={bin} mayWrite={mayWrite} />
      ) : (
        <>
          {(count > 0 || filtered) && <RowFilters kind={kind} asked={asked} />}
          {rows.length > 0 ? (
            <section className="panel" aria-label={kind.many}>
              <CmsRows kind={kind} rows={rows} mayWrite={mayWrite} movable={mayWrite && !filtered} />
              <Pagination {...paging} hrefOf={hrefOf} />
            </section>
          ) : (
            <section className="panel">
              <NoRows kind={kind} filtered={filtered} mayWrite={mayWrite} />
            </section>
          )}
        </>
      )}
      {bin.length > 0 && !showsBin && (
        <p>
          <Link to="?bin" className="quiet-link">
            {m.countInBin(bin.length)}
          </Link>
        </p>
      )}
    </div>
  );
}

function RowFilters({ kind, asked }: Pick<CmsListProps, 'kind' | 'asked'>) {
  const states =
    kind.life === 'shown' || kind.life === 'status'
      ? (['live', 'draft'] as const)
      : kind.life === 'timed'
        ? (['live', 'scheduled'] as const)
        : (['live', 'scheduled', 'draft'] as const);
  const options = [...states, ...(kind.cancels ? (['cancelled'] as const) : [])].map((value) => ({
    value,
    label: rowStateWords[value].label,
  }));
  return (
    <FilterForm label={m.find(midSentence(kind.counted ?? kind.many))} asked={asked} look="filter-panel">
      <TextInput name="words" label={m.search} type="search" optional defaultValue={asked.words} />
      <Select
        name="state"
        label={m.state}
        optional
        placeholder={m.anyState}
        options={options}
        defaultValue={asked.state}
      />
    </FilterForm>
  );
}

function NoRows({
  kind,
  filtered,
  mayWrite,
}: Pick<CmsListProps, 'kind' | 'mayWrite'> & { filtered: boolean }) {
  if (filtered) {
    return (
      <EmptyState
        title={m.noMatch}
        actions={
          <ButtonLink to={listHref(kind)} look="outline" size="sm">
            {m.showAll}
          </ButtonLink>
        }
      >
        {m.takeFilterAway}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={m.noneYet(midSentence(kind.one))}
      actions={
        mayWrite && (
          <ButtonLink to={createHref(kind)} look="outline" size="sm">
            {m.addOne(midSentence(kind.one))}
          </ButtonLink>
        )
      }
    >
      {kind.none}
    </EmptyState>
  );
}
