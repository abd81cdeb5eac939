import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { closeDialog, Dialog, opens } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';

/** The side button; it opens its dialog (spec sections 1 and 4). */
export function DonateNowButton() {
  return (
    <button type="button" className="sidebtn" {...opens('donate-now')}>
      <Icon of={Gift} />
      Donate Now
    </button>
  );
}

/** The side button's modal with a picture and a close button. */
export function DonateNowDialog({ modal }: { modal: TempleSettings['donateModal'] }) {
  return (
    <Dialog id="donate-now" labelledBy="donate-now-title">
      <div className="art">
        <Picture name={modal.picture} className="cover" />
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
