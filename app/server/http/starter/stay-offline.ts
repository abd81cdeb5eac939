import type { StarterEvents } from './starter-events.ts';

/**
 * Where the browser says that it is offline, a form is not sent and a page not left before the site
 * was really asked (a site on this very machine answers without any network): what was typed stays,
 * and the sentence of app/no-connection.tsx says so.
 */
export function stayOffline({ noConnection }: StarterEvents): void {
  const notice = document.getElementById(noConnection) as HTMLDialogElement | null;
  const show = () => {
    // Under a dialog nobody could hear or press it; what was typed there stays.
    if (CSS.supports('selector(:modal)')) document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
    if (notice?.togglePopover) notice.togglePopover(true);
    else notice?.show();
  };
  const hide = () => (notice?.togglePopover ? notice.togglePopover(false) : notice?.close());
  addEventListener(noConnection, show);
  addEventListener('online', hide);
  let isAsked = false;
  const isLeaving = (link: HTMLAnchorElement) => {
    const within = link.pathname + link.search === location.pathname + location.search;
    return link.origin === location.origin && !(link.hash !== '' && within);
  };
  const ask = (event: Event, goOn: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const again = () => {
      isAsked = true;
      goOn();
      isAsked = false;
    };
    fetch('/health/live', { cache: 'no-store' }).then(again, show);
  };
  const isHandled = (event: Event) => navigator.onLine || isAsked || event.defaultPrevented;
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (isHandled(event) || !(form instanceof HTMLFormElement) || form.method === 'dialog') return;
      ask(event, () => form.requestSubmit(event.submitter));
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      if (isHandled(event) || event.ctrlKey || event.metaKey) return;
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (link instanceof HTMLAnchorElement && isLeaving(link)) ask(event, () => link.click());
    },
    true,
  );
}
