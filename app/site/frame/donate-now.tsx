import Donation from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import { ButtonLink } from '#ui/button.tsx';
import { closeDialog, Dialog, opens } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ShellFacts } from './shell-facts.ts';

/** The side button; it opens its dialog (rule S24). */
export function DonateNowButton() {
  return (
    <button type="button" className="sidebtn" {...opens('donate-now')}>
      <Icon of={Donation} />
      Donate Now
    </button>
  );
}

/** The side button's modal with a picture and a close button. */
export function DonateNowDialog({ modal }: { modal: ShellFacts['donateModal'] }) {
  return (
    <Dialog id="donate-now" labelledBy="donate-now-title">
      <div className="art">
        <Picture
          name={modal.picture}
          alt={modal.alt}
          className="cover"
          sizes="(min-width: 500px) 440px, 92vw"
        />
      </div>
      <div className="in center">
        <h2 id="donate-now-title" className="text-h3">
          {modal.title}
        </h2>
        <p className="muted">{modal.text}</p>
        <ButtonLink to={modal.to} icon={<Icon of={Heart} />} onClick={() => closeDialog('donate-now')}>
          Donate Now
        </ButtonLink>
      </div>
    </Dialog>
  );
}
