import { isRouteErrorResponse } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Picture } from '#ui/picture.tsx';
import { RequestId } from '../../request-id.tsx';
import { SearchForm } from './search-form.tsx';
import { UsefulLinks } from './useful-links.tsx';

/** 'Page Not Found' for what is not there, 'Something went wrong.' for a fault (rules S5, S6). */
export function ErrorPage({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Fault />;
}

export function NotFound() {
  return (
    <Adrift title="Page Not Found" picture="not-found">
      <p className="lead">
        This address leads nowhere. The page may have moved, or a letter of the link went astray.
      </p>
      <SearchForm id="search-lost" />
      <div className="row wrapx justify-center">
        <ButtonLink to={href('/')}>Back to the temple</ButtonLink>
        <ButtonLink to={href('/contacts')} look="outline">
          Ask us
        </ButtonLink>
      </div>
      <UsefulLinks title="Often looked for" />
    </Adrift>
  );
}

function Fault() {
  return (
    <Adrift title="Something went wrong." picture="tours-retreat">
      <p className="lead">The fault is ours, not yours. Please try again in a moment; we have been told.</p>
      <div className="row wrapx justify-center">
        {/* A plain link: it loads everything anew. */}
        <a href={href('/')} className="btn btn-primary">
          Back to the temple
        </a>
      </div>
      <p className="xs faint">
        <RequestId words="If you write to us, name this number:" />
      </p>
    </Adrift>
  );
}

function Adrift({ title, picture, children }: { title: string; picture: string; children: React.ReactNode }) {
  return (
    <div className="adrift">
      <div className="band">
        <Picture name={picture} alt="" focal="50% 92%" eager className="cover" />
      </div>
      <div className="wrap">
        <div className="title-card">
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
