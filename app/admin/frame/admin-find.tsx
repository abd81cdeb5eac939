import SearchGlass from 'lucide-react/icons/search';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import * as m from '#messages/admin/frame.ts';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';

const page = href('/admin-dashboard/find');

/**
 * The search field of the bar, also by Ctrl or Cmd and K; on phones a button that links to its
 * page. Escape empties it, then leaves it.
 */
export function AdminFind() {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const here = document.activeElement;
      if (here instanceof HTMLElement && here !== field.current) before.current = here;
      const onPage = document.querySelector<HTMLInputElement>('#find');
      if (onPage) onPage.select();
      else if (field.current?.checkVisibility()) field.current.select();
      else navigate(page);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [navigate]);
  const onKeyDown = ({ key, currentTarget }: ReactKeyboardEvent<HTMLInputElement>) => {
    if (key === 'Escape' && currentTarget.value === '') before.current?.focus();
  };
  return (
    <>
      <Form action={page} role="search" aria-label={m.findInOffice} className="admin-find">
        <Icon of={SearchGlass} />
        <input
          ref={field}
          type="search"
          name="q"
          className="input"
          aria-label={m.findInOffice}
          aria-keyshortcuts="Control+K Meta+K"
          placeholder={m.findHint}
          autoComplete="off"
          onKeyDown={onKeyDown}
        />
        <span className="keys" aria-hidden="true">
          Ctrl K
        </span>
      </Form>
      <Link to={page} className="icon-btn admin-find-link" aria-label={m.find}>
        <Icon of={SearchGlass} />
      </Link>
    </>
  );
}
