const about = { to: '/about', label: 'About Us' };

/** The breadcrumbs of each group of pages. */
export const infoTrails = {
  about: [about],
  teachings: [about, { to: '/teachings', label: 'Teachings' }],
  activities: [{ to: '/events', label: 'Activities' }],
  donation: [{ to: '/donation', label: 'Donation' }],
};
