import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import type { Paise } from '#core/money/paise.ts';
import type { PageWords } from '#core/page-copy/page-words.ts';
import * as m from '#messages/home.ts';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Price } from '#ui/price.tsx';
import { SectionHead } from '#ui/section-head.tsx';

export type CauseDoor = { id: string; title: string; summary: string; image: string; from: Paise | null };

/** Donation categories, each seen through an open door. */
export function Causes({ causes, ...words }: PageWords & { causes: CauseDoor[] }) {
  return (
    <section className="give" aria-labelledby="give">
      <div className="section wrap">
        <SectionHead
          id="give"
          {...words}
          action={
            <ButtonLink to={href('/donation')} look="quiet" icon={<Icon of={ArrowRight} />}>
              {m.allDonations}
            </ButtonLink>
          }
        />
        <ul className="arcade swiped">
          {causes.map((cause) => (
            <li key={cause.id}>
              <Link to={href('/donation/single-donation/:id', { id: cause.id })}>
                <ArchPicture name={cause.image} alt="" outline sizes="(min-width: 901px) 25vw, 300px" />
                <h3>{cause.title}</h3>
                <p className="muted sm">{cause.summary}</p>
                <span className="row between">
                  {cause.from === null ? (
                    <span className="price">{m.anyAmount}</span>
                  ) : (
                    <Price amount={cause.from} from />
                  )}
                  <Icon of={ArrowRight} className="text-link" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="lotus-band" />
    </section>
  );
}
