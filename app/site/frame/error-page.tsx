import { isRouteErrorResponse } from 'react-router';
import * as m from '#messages/frame.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href, plainHref } from '#ui/href.ts';
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
    <Adrift title={m.pageNotFound} picture="not-found">
      <p className="lead">{m.leadsNowhere}</p>
      <SearchForm id="search-lost" />
      <div className="row wrapx justify-center">
        <ButtonLink to={href('/')}>{m.backToTemple}</ButtonLink>
        <ButtonLink to={href('/contacts')} look="outline">
          {m.askUs}
        </ButtonLink>
      </div>
      <UsefulLinks title={m.oftenLookedFor} />
    </Adrift>
  );
}

function Fault() {
  return (
    <Adrift title={m.somethingWrong} picture="tours-retreat">
      <p className="lead">{m.faultIsOurs}</p>
      <div className="row wrapx justify-center">
        {/* A plain link: it loads everything anew. */}
        <a href={plainHref('/')} className="btn btn-primary">
          {m.backToTemple}
        </a>
      </div>
      <p className="xs faint">
        <RequestId words={m.nameThisNumber} />
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
