import CircleUser from 'lucide-react/icons/circle-user';
import { useState } from 'react';
import { Link } from 'react-router';
import { drawingWords } from '#core/content/drawing-words.ts';
import type { ArtName } from '#ui/art/pictures.ts';
import { Button } from '#ui/button.tsx';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { Dialog, opens } from '#ui/dialog.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/menu.tsx';
import { Picture } from '#ui/picture.tsx';
import { Accordion } from '#ui/tabs/accordion.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { Sheet } from './sheet.tsx';
import '#ui/tabs/tabs.css';

export function MoveSheet() {
  return (
    <Sheet title="Tabs, accordion">
      <Tabs
        label="Sevas"
        tabs={[
          { to: '?tab=online', label: 'Online Seva', current: true },
          { to: '?tab=inperson', label: 'In-person Seva', current: false },
        ]}
      />
      <div className="seg w-max">
        <button type="button" aria-pressed="true">
          Month
        </button>
        <button type="button" aria-pressed="false">
          List
        </button>
      </div>
      <div>
        <Accordion title="When is the temple open?" group="faq" open>
          From 04:30 to 13:00 and from 16:00 to 21:30.
        </Accordion>
        <Accordion title="Where do I leave my shoes?" group="faq">
          At the stand by the gate.
        </Accordion>
      </div>
    </Sheet>
  );
}

export function OverlaySheet() {
  const [refused, setRefused] = useState(false);
  return (
    <Sheet title="Dialog, menu, summary of errors">
      <div className="row wrapx">
        <Button type="button" look="outline" size="sm" {...opens('dev-dialog')}>
          Open the dialog
        </Button>
        <Button type="button" look="outline" size="sm" onClick={() => setRefused(!refused)}>
          Refuse the form
        </Button>
        <Menu
          id="dev-menu"
          label="Example menu"
          button={<Icon of={CircleUser} />}
          buttonClassName="icon-btn line"
        >
          <Link to={href('/profile')}>My Profile</Link>
          <Link to={href('/donation-history')}>Donation History</Link>
        </Menu>
      </div>
      <Dialog id="dev-dialog" labelledBy="dev-dialog-title">
        <div className="art">
          <Picture name="donate" alt="" className="cover" />
        </div>
        <div className="in center">
          <h2 id="dev-dialog-title">Light a lamp today</h2>
          <p className="muted">Your gift is offered at the next aarti.</p>
        </div>
      </Dialog>
      {refused && (
        <FormError
          problems={[
            { field: 'pan-day', message: 'Enter a valid PAN, like ABCDE1234F.' },
            { field: 'consent-day', message: 'Please tick this box to continue.' },
          ]}
        />
      )}
    </Sheet>
  );
}

const slides: ArtName[] = ['books', 'kirtan', 'cow-care', 'tulsi'];

export function CarouselSheet() {
  return (
    <Sheet title="Carousel" full>
      <Carousel
        label="Ways to give"
        slides={slides.map((name) => ({
          key: name,
          content: (
            <Picture name={name} alt={drawingWords(name)} className="cover aspect-[16/6] rounded-panel" />
          ),
        }))}
      />
    </Sheet>
  );
}
