import type { ReactNode } from 'react';
import * as m from '#messages/admin/login.ts';
import { Ornament } from '#ui/ornament.tsx';
import '#admin/frame/admin.css';

/** The frame of the pages before the admin: sign-in, code, invitation. */
export function LoginFrame({
  title,
  temple,
  children,
}: {
  title: string;
  temple: string;
  children: ReactNode;
}) {
  return (
    <main className="admin-door">
      <div className="admin-card">
        <div className="row">
          <Ornament name="logo-mark" width={46} height={46} />
          <div>
            <h1>{title}</h1>
            <p className="muted sm">{temple}</p>
          </div>
        </div>
        {children}
      </div>
    </main>
  );
}

/** The `meta` of these pages. */
export function doorMeta(title: string, url: string) {
  return [
    { title },
    { name: 'description', content: m.doorDescription },
    { tagName: 'link' as const, rel: 'canonical', href: url },
    { name: 'robots', content: 'noindex' },
    // An invitation's URL holds its secret; without a referrer of our own a form sent before
    // hydration is refused.
    { name: 'referrer', content: 'same-origin' },
  ];
}
