import { Form, useNavigation } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/admin/pay-links.ts';
import type { PayLink } from '#server/pay-links/pay-link-queries.ts';
import type { PayLinkWords } from '#server/pay-links/pay-link-words.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { ScriptButton } from '#ui/script-button.tsx';

type Sent = Pick<PayLink, 'amount' | 'phone' | 'email' | 'language' | 'mailedAt'>;
type LinkProps = { link: Sent; words: PayLinkWords; svg: string };

/** The link of an open request, on a screen that is about it. */
export function SendPanel(props: LinkProps) {
  return (
    <Panel aria-labelledby="the-link" title={m.theLink}>
      <LinkToSend {...props} />
    </Panel>
  );
}

/** A link to copy, to send in the language of who pays, and to scan. */
export function LinkToSend({ link, words: { url, message }, svg }: LinkProps) {
  const mailing = useNavigation().formData?.get('intent') === 'mail';
  const text = encodeURIComponent(message);
  return (
    <div className="admin-stack">
      <label className="field">
        <span className="lbl">{m.address}</span>
        <input className="input num" readOnly value={url} onFocus={(event) => event.target.select()} />
      </label>
      <div className="row wrapx">
        <ScriptButton size="sm" onClick={() => copy(url)}>
          {m.copy}
        </ScriptButton>
        <ButtonLink
          to={`https://wa.me/${link.phone.replace(/\D/g, '')}?text=${text}`}
          look="outline"
          size="sm"
          newTab
        >
          {m.byWhatsApp}
        </ButtonLink>
        <a href={`sms:${link.phone}?body=${text}`} className="btn btn-outline btn-sm">
          {m.bySms}
        </a>
        {link.email !== null && (
          <Form method="post">
            <Button name="intent" value="mail" look="outline" size="sm" busy={mailing && m.byEmail}>
              {link.mailedAt ? m.mailAgain : m.byEmail}
            </Button>
          </Form>
        )}
      </div>
      {link.mailedAt && <p className="muted sm">{m.mailedAt(shortMoment(link.mailedAt))}</p>}
      <details className="admin-fold">
        <summary>{m.messageSays}</summary>
        <p className="break-words" lang={link.language}>
          {message}
        </p>
      </details>
      <figure>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt={m.codeOf(formatRupees(link.amount, 'short'))}
          width={220}
          height={220}
        />
        <figcaption className="muted sm">{m.scan}</figcaption>
      </figure>
    </div>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notify('success', m.copied);
  } catch {
    notify('error', m.notCopied);
  }
}
