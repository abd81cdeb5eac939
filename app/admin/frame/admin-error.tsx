import { isRouteErrorResponse, useLocation } from 'react-router';
import * as m from '#messages/admin/frame.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href, withLanguage } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { RequestId } from '../../request-id.tsx';

/** The error page of the admin: forbidden, not found, or failed. */
export function AdminError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const { title, sentence, fault } = wordsOf(error);
  return (
    <div className="admin-error">
      <h1>{title}</h1>
      <Notice tone={fault ? 'bad' : 'wait'}>{sentence}</Notice>
      <div className="row wrapx">
        {/* A plain link: it reloads the document. */}
        {fault && (
          <a href={withLanguage(pathname + search)} className="btn btn-strong btn-sm">
            {m.tryAgain}
          </a>
        )}
        <ButtonLink to={href('/admin-dashboard')} look="outline" size="sm">
          {m.toDashboard}
        </ButtonLink>
      </div>
      {fault && (
        <p className="sm muted">
          <RequestId words={m.tellThisNumber} />
        </p>
      )}
    </div>
  );
}

function wordsOf(error: unknown): { title: string; sentence: string; fault: boolean } {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 403) return { title: m.notForRole, sentence: m.askOwner, fault: false };
  if (status === 404) return { title: m.pageNotFound, sentence: m.nothingHere, fault: false };
  return {
    title: m.somethingWrong,
    sentence: m.nothingChanged,
    fault: true,
  };
}
