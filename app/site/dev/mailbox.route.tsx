import { data, Link } from 'react-router';
import { pageNumber } from '#core/content/paging.ts';
import { listMailbox } from '#server/mail/mailbox-queries.ts';
import { servicesContext } from '#server/services.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { Table } from '#ui/table/table.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import type { Route } from './+types/mailbox.route.ts';
import { MailboxFrame } from './mailbox-frame.tsx';
import { arrivalTime } from './mailbox-time.ts';

/** The demo's mailbox. A real site has a mail server and no such page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  if (services.config.mode === 'production') throw data(null, { status: 404 });
  return listMailbox(services, pageNumber(new URL(request.url).searchParams.get('page')));
}

export const meta: Route.MetaFunction = () => [
  { title: 'Mailbox of the demo' },
  { name: 'robots', content: 'noindex' },
];

export default function Mailbox({ loaderData: { rows, page, pages, total } }: Route.ComponentProps) {
  if (total === 0)
    return (
      <MailboxFrame title="Mailbox of the demo">
        <EmptyState title="No letters yet" picture="contact-map">
          Whatever the site writes to somebody arrives here, since the demo has no mail server.
        </EmptyState>
      </MailboxFrame>
    );
  return (
    <MailboxFrame
      title="Mailbox of the demo"
      lead={`${total === 1 ? 'One letter' : `${total} letters`}, newest first. Nothing leaves this machine.`}
    >
      <Table
        caption="Letters"
        rows={rows}
        rowKey={(row) => String(row.number)}
        columns={[
          {
            label: 'Subject',
            cell: (row) => (
              <Link
                to={href('/dev/mailbox/:number', { number: String(row.number) })}
                className="mailbox-subject"
              >
                {row.subject}
              </Link>
            ),
          },
          { label: 'To', cell: (row) => <span className="break-all">{row.recipient}</span> },
          { label: 'Arrived', cell: (row) => arrivalTime(row.arrivedAt, row.arrivals) },
        ]}
      />
      <Pagination page={page} pages={pages} hrefOf={(number) => `/dev/mailbox?page=${number}`} />
    </MailboxFrame>
  );
}
