import type { ReactNode } from 'react';
import { ArchPicture } from './arch-picture.tsx';

type EmptyStateProps = {
  picture?: string;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
  /** It is the first thing of the page: its picture is loaded at once. */
  eager?: boolean;
};

/** Nothing here yet: a picture in an arch, one line, one sentence, one or two small buttons. */
export function EmptyState({
  picture = 'empty-cart',
  title,
  children,
  actions,
  heading: Heading = 'h2',
  eager = Heading === 'h1',
}: EmptyStateProps) {
  return (
    <div className="empty">
      <ArchPicture name={picture} alt="" ratio="1x1" eager={eager} />
      <Heading className="text-h3">{title}</Heading>
      {children && <p>{children}</p>}
      {actions && <div className="row wrapx justify-center">{actions}</div>}
    </div>
  );
}
