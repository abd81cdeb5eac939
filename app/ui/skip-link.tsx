import * as m from '#messages/ui.ts';
import { leadTo } from './lead-to.ts';

/** The first tab stop of every page: past its menus, to <main id="main" tabIndex={-1}>. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: without script the browser follows it
    <a className="skip" href="#main" onClick={leadTo}>
      {m.skipToPage}
    </a>
  );
}
