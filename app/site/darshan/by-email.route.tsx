import { redirect } from 'react-router';
import { dailyLetterConsent, dailyLetterFields } from '#core/darshan/daily-letter.ts';
import * as m from '#messages/darshan-pages.ts';
import { subscribeToDarshan } from '#server/darshan/subscribe-to-darshan.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { readRequestForm } from '#server/requests/read-request-form.ts';
import { servicesContext } from '#server/services.ts';
import { EmailInput } from '#site/forms/contact-inputs.tsx';
import { senderRefused } from '#site/forms/refused-answer.ts';
import { RequestForm } from '#site/forms/request-form.tsx';
import { pageMeta } from '#site/frame/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/by-email.route';
import { DarshanHead } from './darshan-head.tsx';
import './darshan.css';

export const handle = { publicPage: { seconds: 300, query: { done: ['1'] } } } satisfies PublicRoute;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { config } = context.get(servicesContext);
  return {
    done: new URL(request.url).searchParams.get('done') === '1',
    url: `${config.publicUrl}${plainHref('/daily-darshan/by-email')}`,
  };
}

/** Stores the address. The answer does not say whether it was there already. */
export async function action({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const { typed, origin } = await readRequestForm(services, request, dailyLetterFields);
  const result = await subscribeToDarshan(services, typed, origin);
  if (result.ok) throw redirect(`${href('/daily-darshan/by-email')}?done=1`, 303);
  return senderRefused(result, typed);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta(matches, {
    title: ({ full }) => m.byEmailTitle(full),
    description: ({ within }) => m.byEmailDescription(within),
    picture: 'deity-altar-arch',
    url: loaderData.url,
  });
}

export default function ByEmail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div data-theme="night" className="darshan">
      <section className="section">
        <div className="wrap darshan-letter">
          <DarshanHead title={m.byEmail} here={m.here} lead={m.byEmailLead} />
          {loaderData.done && !actionData ? (
            <Notice tone="good">
              <p>{m.onTheList}</p>
              <ButtonLink to={href('/darshan')} look="quiet">
                {m.backToDarshan}
              </ButtonLink>
            </Notice>
          ) : (
            <RequestForm
              action={plainHref('/daily-darshan/by-email')}
              label={m.byEmail}
              refused={actionData}
              submit={m.sendDaily}
              note={m.addressOnlyForThis}
            >
              {(field) => {
                const { defaultValue, ...consent } = field('consent');
                return (
                  <>
                    <EmailInput {...field('email')} />
                    <Checkbox {...consent} defaultChecked={defaultValue !== ''}>
                      {dailyLetterConsent}
                    </Checkbox>
                  </>
                );
              }}
            </RequestForm>
          )}
        </div>
      </section>
    </div>
  );
}
