const about = { to: '/about', label: 'About Us' };

/** What stands above a page of each group. */
export const infoTrails = {
  about: [about],
  teachings: [about, { to: '/teachings', label: 'Teachings' }],
  activities: [{ to: '/events', label: 'Activities' }],
  donation: [{ to: '/donation', label: 'Donation' }],
};
