import type { ReactNode } from 'react';
import { ArchPicture } from './arch-picture.tsx';

type EmptyStateProps = {
  picture?: string;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
  /** The page's name as its h1, above the picture, where the page has nothing else. */
  page?: string;
};

/** An empty state: a picture in an arch, one line, one sentence, one or two small buttons. */
export function EmptyState({
  picture = 'empty-cart',
  title,
  children,
  actions,
  heading: Heading = 'h2',
  page,
}: EmptyStateProps) {
  return (
    <>
      {page && <h1 className="text-h2">{page}</h1>}
      <div className="empty">
        <ArchPicture name={picture} alt="" ratio="1x1" eager={page !== undefined || Heading === 'h1'} />
        <Heading className="text-h3">{title}</Heading>
        {children && <p>{children}</p>}
        {actions && <div className="row wrapx justify-center">{actions}</div>}
      </div>
    </>
  );
}
