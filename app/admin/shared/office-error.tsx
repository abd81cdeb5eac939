import { isRouteErrorResponse } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** What an office page says instead of itself: not allowed, not found, or failed. */
export function OfficeError({ error }: { error: unknown }) {
  return (
    <div className="office-error">
      <h1>{titleOf(error)}</h1>
      <Notice tone="bad">{sentenceOf(error)}</Notice>
      <div>
        <ButtonLink to="/admin-dashboard" look="outline" size="sm">
          To the dashboard
        </ButtonLink>
      </div>
    </div>
  );
}

function titleOf(error: unknown): string {
  if (!isRouteErrorResponse(error)) return 'Something went wrong.';
  if (error.status === 403) return 'Not for your role';
  return error.status === 404 ? 'Page Not Found' : 'Something went wrong.';
}

function sentenceOf(error: unknown): string {
  if (!isRouteErrorResponse(error)) return 'Nothing was changed. Try again in a moment.';
  if (error.status === 403) return 'Ask an owner if you need this page.';
  return error.status === 404
    ? 'There is nothing at this address.'
    : 'Nothing was changed. Try again in a moment.';
}
