import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '#core/content/picture.ts';
import type { SafeHtml } from '#core/content/safe-html.ts';
import type { ReadInEnglish } from '#core/translations/read-in-english.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { PictureCredit } from '#ui/picture-credit.tsx';
import { ReadAloudButtons } from './read-aloud-buttons.tsx';
import { RichText } from './rich-text.tsx';
import { ShareRow } from './share-row.tsx';

type ReadingProps = ReadInEnglish & {
  title: string;
  /** Under the title: date and author, when and where. */
  children: ReactNode;
  /** Large above the text; without a name none. */
  picture: PictureContent;
  /** By whom the picture is; '' where nobody is named. */
  credit: string;
  html: SafeHtml;
  /** Between its picture and its text. */
  before?: ReactNode;
  /** The address of the list of its kind. */
  list: { to: string; label: string; back: string };
  /** The full address, for sharing. */
  url: string;
  /** What to read or visit next, under a heading; nothing where there is none. */
  next: ReactNode;
  nextTitle: string;
};

/** A page to read: one blog, one event. */
export function Reading(props: ReadingProps) {
  const { title, children, picture, credit, before, html, textLang, list, url, next, nextTitle } = props;
  return (
    <article className="reading">
      <header className="wrap">
        <Breadcrumbs trail={[list]} here={title} />
        <h1>{title}</h1>
        {children}
        <ReadAloudButtons place="in-head" />
      </header>
      <div className="wrap">
        {picture.image && (
          <Picture name={picture.image} alt={picture.alt} eager className="reading-picture" />
        )}
        <PictureCredit credit={credit} />
        {before}
        <RichText html={html} textLang={textLang} />
        <ShareRow title={title} url={url} />
        <p className="reading-back">
          <ButtonLink to={list.to} look="quiet" icon={<Icon of={ArrowLeft} />}>
            {list.back}
          </ButtonLink>
        </p>
      </div>
      {next && (
        <aside className="wrap reading-next" aria-labelledby="read-on">
          <h2 id="read-on" className="text-h3">
            {nextTitle}
          </h2>
          {next}
        </aside>
      )}
    </article>
  );
}
