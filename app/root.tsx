import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { everyPage } from '#messages/fonts.ts';
import * as m from '#messages/frame.ts';
import { language } from '#messages/language.ts';
import { ErrorPage } from '#site/frame/error-page.tsx';
import { InlineScript } from '#site/frame/inline-script.tsx';
import { errorMeta } from '#site/frame/page-meta.ts';
import { textSizeScript } from '#site/frame/text-size-mark.ts';
import { useFocusPage } from '#site/frame/use-focus-page.ts';
import type { Route } from './+types/root.ts';
import { keepPage, NoConnection } from './no-connection.tsx';
import { ornamentUrl } from './ui/art/ornaments.ts';
import { preloadFont } from './ui/fonts/preload-font.ts';
import { plainHref } from './ui/href.ts';
import { Toasts } from './ui/toasts.tsx';
import './ui/styles/app.css';
import '#messages/language.css';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: ornamentUrl('favicon') },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: plainHref('/site.webmanifest') },
  ...everyPage.map(preloadFont),
];

export const clientMiddleware = [keepPage];

export const meta: Route.MetaFunction = ({ error }) => (error ? errorMeta(error) : [{ title: m.temple }]);

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#15123a" />
        {/* Only the server's HTML runs it. */}
        <InlineScript code={import.meta.env.SSR ? textSizeScript : ''} />
        <Meta />
        {/* In development the nonces stay in the HTML, and the browser hides them from React. */}
        <Links nonce={import.meta.env.DEV ? '' : undefined} />
      </head>
      <body>
        {children}
        <NoConnection />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useFocusPage();
  // Signals the starter script (server/http/starter) that React now handles clicks.
  useEffect(() => {
    window.dispatchEvent(new Event('awake'));
  }, []);
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}

/** The last error boundary: an error outside every layout. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  );
}
