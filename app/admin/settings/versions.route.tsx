import { Link } from 'react-router';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import * as m from '#messages/admin/settings.ts';
import { forStaff, type StaffCall } from '#server/auth/staff-route.ts';
import { findVersioned } from '#server/versions/find-versioned.ts';
import { firstVersion, listVersions, type VersionRow } from '#server/versions/version-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/versions.route';
import { neededForVersions } from './needed-for-versions.ts';
import { settingHref } from './setting-href.ts';
import { VersionChanges } from './version-changes.tsx';

/**
 * The history of a part of the settings: who changed what and when; each version can be viewed and
 * restored.
 */
export const loader = forStaff(
  neededForVersions,
  async ({ request, services, params }: StaffCall<Route.LoaderArgs>) => {
    const thing = findVersioned(services, params);
    if (!thing) throw new Response(null, { status: 404 });
    const requested = new URL(request.url).searchParams.get('after') ?? '';
    const after = /^aud_[\w-]{1,40}$/.test(requested) ? requested : null;
    const { title, page } = thing;
    return {
      crumb: m.historyOf(title),
      title,
      page,
      newest: after === null,
      ...(await listVersions(services, thing, after)),
    };
  },
);

export default function Versions({
  loaderData: { title, page, newest, versions, more },
}: Route.ComponentProps) {
  const form = settingHref(page);
  return (
    <div className="admin-stack">
      <ScreenHead title={m.historyOf(title)} note={m.historyNote}>
        <ButtonLink to={form} look="outline" size="sm">
          {m.backToForm}
        </ButtonLink>
      </ScreenHead>
      <section className="panel">
        {versions.length === 0 ? (
          <p className="muted">{m.nobodyChanged}</p>
        ) : (
          <ol className="admin-rows">
            {versions.map((version, at) => (
              <Version key={version.id} version={version} isCurrent={newest && at === 0} form={form} />
            ))}
            {!more && (
              <li className="row between wrapx">
                <span>
                  <b>{m.beforeFirst}</b>
                  <span className="sm muted block">{m.beforeFirstNote}</span>
                </span>
                <LookAt form={form} id={firstVersion} text={m.putBackFirst} />
              </li>
            )}
          </ol>
        )}
      </section>
      {more && (
        <p>
          <Link to={`?after=${versions.at(-1)?.id ?? ''}`} className="btn btn-outline btn-sm">
            {m.older}
          </Link>
        </p>
      )}
    </div>
  );
}

function Version({ version, isCurrent, form }: { version: VersionRow; isCurrent: boolean; form: string }) {
  const { id, at, by, putBack, changes } = version;
  const moment = shortMoment(at);
  return (
    <li className="admin-stack">
      <div className="row between wrapx">
        <span>
          <b>{moment}</b>
          <span className="sm muted block">
            {putBack ? m.byPuttingBack(by ?? m.somebodyWhoLeft) : (by ?? m.somebodyWhoLeft)}
          </span>
        </span>
        {isCurrent ? (
          <Badge tone="good">{m.currentValue}</Badge>
        ) : (
          <LookAt form={form} id={id} text={m.putBackOf(moment)} />
        )}
      </div>
      {changes.length === 0 ? (
        <p className="sm muted">{m.savedWithoutChange}</p>
      ) : (
        <VersionChanges changes={changes} />
      )}
    </li>
  );
}

function LookAt({ form, id, text }: { form: string; id: string; text: string }) {
  return (
    <ButtonLink to={`${form}/history/${id}`} look="outline" size="sm" discover="none">
      <Sentence text={text} parts={{ sr: (words) => <span className="sr">{words}</span> }} />
    </ButtonLink>
  );
}
