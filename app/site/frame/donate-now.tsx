import Donation from 'lucide-react/icons/gift';
import { Link } from 'react-router';
import * as m from '#messages/frame.ts';
import { Dialog, opens } from '#ui/dialog.tsx';
import { plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ShellFacts } from './shell-facts.ts';

/** The side button; it opens its dialog (rule S24). */
export function DonateNowButton() {
  return (
    <button type="button" className="sidebtn" {...opens('donate-now')}>
      <Icon of={Donation} />
      {m.donateNow}
    </button>
  );
}

/** Its modal: a picture, an amount, and one press to the checkout; works without script. */
export function DonateNowDialog({ modal }: { modal: ShellFacts['donateModal'] }) {
  return (
    <Dialog id="donate-now" label={modal.title}>
      {modal.picture ? (
        <div className="art">
          <Picture
            name={modal.picture}
            alt={modal.alt}
            className="cover"
            sizes="(min-width: 500px) 440px, 92vw"
          />
        </div>
      ) : (
        <div className="art arches-row" />
      )}
      <form method="post" action={plainHref('/donate')} className="in center give-now">
        <h2 className="text-h3">{modal.title}</h2>
        <p className="muted">{modal.text}</p>
        <fieldset className="choice-grid">
          <legend className="sr">{m.amount}</legend>
          {modal.choices.map(({ value, words }, at) => (
            <label key={value} className="choice num">
              <input type="radio" name="choice" value={value} defaultChecked={at === 1} />
              {words}
            </label>
          ))}
        </fieldset>
        <input
          name="ownAmount"
          className="input"
          inputMode="decimal"
          placeholder={m.ownAmount}
          aria-label={m.ownAmount}
        />
        <button type="submit" className="btn btn-primary">
          {modal.choices.map(({ give }) => (
            <span key={give}>{give}</span>
          ))}
        </button>
        <Link to={modal.to} reloadDocument className="btn btn-quiet">
          <span>{m.moreWaysToGive}</span>
        </Link>
      </form>
    </Dialog>
  );
}
