import * as m from '#messages/info.ts';
import { href } from '#ui/href.ts';

const about = { to: href('/about'), label: m.aboutUs };

/** The breadcrumbs of each group of pages. */
export const infoTrails = {
  about: [about],
  teachings: [about, { to: href('/teachings'), label: m.teachings }],
  activities: [{ to: href('/events'), label: m.activities }],
  donation: [{ to: href('/donation'), label: m.donation }],
};
