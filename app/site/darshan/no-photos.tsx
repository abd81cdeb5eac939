import type { ReactNode } from 'react';

/** The place of the picture on a day without photos: quiet, and no other scene. */
export function NoPhotos({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="wrap">
      <div className="darshan-none">
        <h2 className="text-h3">{title}</h2>
        {children}
      </div>
    </div>
  );
}
