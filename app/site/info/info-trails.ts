import { href } from '#ui/href.ts';

const about = { to: href('/about'), label: 'About Us' };

/** The breadcrumbs of each group of pages. */
export const infoTrails = {
  about: [about],
  teachings: [about, { to: href('/teachings'), label: 'Teachings' }],
  activities: [{ to: href('/events'), label: 'Activities' }],
  donation: [{ to: href('/donation'), label: 'Donation' }],
};
