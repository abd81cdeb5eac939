import { Link } from 'react-router';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { lengthWords, type MediaFileKind, mediaFileKinds, mediaKindWords } from '#core/media/media-file.ts';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/media.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listMediaFiles } from '#server/media/media-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import type { Route } from './+types/library.route';
import '#admin/media-picker/media.css';

const shows = ['', ...mediaFileKinds, 'silent'] as const;

/** All uploads, newest first. */
export const loader = forStaff('content.read', async ({ url, services, staff }) => {
  const query = url.searchParams;
  const show = shows.find((one) => one === query.get('show')) ?? '';
  const words = query.get('words') ?? '';
  const kinds: readonly MediaFileKind[] =
    show === '' ? mediaFileKinds : show === 'silent' ? ['picture'] : [show];
  const list = await listMediaFiles(services, {
    words,
    kinds,
    silent: show === 'silent',
    page: query.get('page'),
  });
  if (!list) throw new Response(null, { status: 404 });
  return {
    ...list,
    asked: { words, show },
    mayWrite: mayDo(staff.roles, 'media.write'),
    deleted: query.has('deleted'),
  };
});

export default function Library({ loaderData }: Route.ComponentProps) {
  const { files, count, paging, asked, mayWrite, deleted } = loaderData;
  const filtered = asked.words !== '' || asked.show !== '';
  const hrefOf = (page: number) => `?${new URLSearchParams({ ...asked, page: String(page) })}`;
  return (
    <div className="admin-stack">
      <ScreenHead title={m.mediaLibrary} count={m.files(count)}>
        <ButtonLink to={href('/admin-dashboard/media/missing')} look="outline">
          {m.photosMissing}
        </ButtonLink>
        {mayWrite && <ButtonLink to={href('/admin-dashboard/media/create-media')}>{m.addFiles}</ButtonLink>}
      </ScreenHead>
      {deleted && <Notice tone="good">{m.deleted}</Notice>}
      {(count > 0 || filtered) && (
        <FilterForm label={m.findFiles} asked={asked} look="filter-panel">
          <TextInput name="words" label={m.search} type="search" optional defaultValue={asked.words} />
          <Select
            name="show"
            label={m.show}
            optional
            placeholder={m.all}
            options={[
              ...mediaFileKinds.map((value) => ({ value, label: m.kinds[value] })),
              { value: 'silent', label: m.notDescribedYet },
            ]}
            defaultValue={asked.show}
          />
        </FilterForm>
      )}
      {files.length === 0 ? (
        <section className="panel">
          <EmptyState title={filtered ? m.noMatch : m.empty} picture="deity-altar-arch">
            {filtered ? m.takeFilterAway : m.addFirst}
          </EmptyState>
        </section>
      ) : (
        <ul className="library">
          {files.map((file) => (
            <li key={file.id}>
              <Link to={href('/admin-dashboard/media/file/:id', { id: file.id })}>
                {file.kind === 'picture' ? (
                  <Picture name={file.address} alt="" sizes="240px" />
                ) : (
                  <span className="picker-kind num">
                    {mediaKindWords[file.kind]}
                    {file.seconds !== null && ` ${lengthWords(file.seconds)}`}
                  </span>
                )}
                <b>{file.name}</b>
              </Link>
              {file.alt === '' && <Badge tone="wait">{m.notDescribed}</Badge>}
              {file.sizes === 'failed' && <Badge tone="bad">{m.sizesFailed}</Badge>}
            </li>
          ))}
        </ul>
      )}
      <Pagination {...paging} hrefOf={hrefOf} />
    </div>
  );
}
