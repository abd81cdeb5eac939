import FileText from 'lucide-react/icons/file-text';
import { data } from 'react-router';
import { addressNumber } from '#core/fields/address-number.ts';
import { findMailboxLetter } from '#server/mail/mailbox-queries.ts';
import { servicesContext } from '#server/services.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import type { Route } from './+types/mailbox-letter.route.ts';
import { MailboxFrame } from './mailbox-frame.tsx';
import { arrivalTime } from './mailbox-time.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const number = services.config.mode === 'production' ? null : addressNumber(params.number);
  const letter = number === null ? null : await findMailboxLetter(services, number);
  if (!letter) throw data(null, { status: 404 });
  return letter;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.subject ?? 'Mailbox of the demo' },
  { name: 'robots', content: 'noindex' },
];

export default function MailboxLetter({ loaderData: letter }: Route.ComponentProps) {
  return (
    <MailboxFrame title={letter.subject}>
      <p>
        <ButtonLink to={href('/dev/mailbox')} look="quiet" size="sm">
          All letters
        </ButtonLink>
      </p>
      <dl className="mailbox-facts">
        <dt>From</dt>
        <dd>{letter.sender}</dd>
        <dt>To</dt>
        <dd>{letter.recipient}</dd>
        <dt>Arrived</dt>
        <dd>{arrivalTime(letter.arrivedAt, letter.arrivals)}</dd>
      </dl>
      {letter.attachments.length > 0 && (
        <div className="mailbox-files">
          {letter.attachments.map((file) => (
            <ButtonLink
              key={file.position}
              to={href('/dev/mailbox/:number/:position', {
                number: String(letter.number),
                position: String(file.position),
              })}
              look="outline"
              size="sm"
              icon={<Icon of={FileText} />}
              reloadDocument
            >
              {file.fileName} ({Math.ceil(file.bytes / 1024)} kB)
            </ButtonLink>
          ))}
        </div>
      )}
      {/* In the sandbox the letter can only open its links in another tab. */}
      <iframe
        className="mailbox-letter"
        title="The letter as a mail reader shows it"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={letter.html.replace('<head>', '<head><base target="_blank">')}
      />
      <details>
        <summary className="mailbox-subject">The letter as text</summary>
        <pre className="mailbox-text">{letter.text}</pre>
      </details>
    </MailboxFrame>
  );
}
