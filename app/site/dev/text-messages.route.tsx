import { data } from 'react-router';
import { servicesContext } from '#server/services.ts';
import { listTelephoneMessages } from '#server/text-messages/demo-telephone.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Table } from '#ui/table/table.tsx';
import type { Route } from './+types/text-messages.route.ts';
import { MailboxFrame } from './mailbox-frame.tsx';
import { arrivalTime } from './mailbox-time.ts';

/** The demo's telephone. A real site has a provider of text messages and no such page. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  if (services.config.mode === 'production') throw data(null, { status: 404 });
  return { messages: await listTelephoneMessages(services.db) };
}

export const meta: Route.MetaFunction = () => [
  { title: 'Text messages of the demo' },
  { name: 'robots', content: 'noindex' },
];

export default function TextMessages({ loaderData: { messages } }: Route.ComponentProps) {
  if (messages.length === 0)
    return (
      <MailboxFrame title="Text messages of the demo">
        <EmptyState title="No messages yet" picture="contact-map">
          Whatever the site sends to a mobile arrives here, since the demo has no provider.
        </EmptyState>
      </MailboxFrame>
    );
  return (
    <MailboxFrame
      title="Text messages of the demo"
      lead="The newest fifty, newest first. Nothing leaves this machine."
    >
      <Table
        caption="Text messages"
        rows={messages}
        rowKey={(row) => String(row.number)}
        columns={[
          { label: 'Message', cell: (row) => row.body },
          { label: 'To', cell: (row) => <span className="num">{row.recipient}</span> },
          { label: 'Arrived', cell: (row) => arrivalTime(row.arrivedAt, 1) },
        ]}
      />
    </MailboxFrame>
  );
}
