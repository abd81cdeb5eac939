import { isRouteErrorResponse, useLocation } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
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
          <a href={pathname + search} className="btn btn-strong btn-sm">
            Try again
          </a>
        )}
        <ButtonLink to={href('/admin-dashboard')} look="outline" size="sm">
          To the dashboard
        </ButtonLink>
      </div>
      {fault && (
        <p className="sm muted">
          <RequestId words="If it stays so, tell whoever runs the site this number:" />
        </p>
      )}
    </div>
  );
}

function wordsOf(error: unknown): { title: string; sentence: string; fault: boolean } {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 403)
    return { title: 'Not for your role', sentence: 'Ask an owner if you need this page.', fault: false };
  if (status === 404)
    return { title: 'Page Not Found', sentence: 'There is nothing at this address.', fault: false };
  return {
    title: 'Something went wrong.',
    sentence: 'The fault is ours, not yours. Nothing was changed.',
    fault: true,
  };
}
