import type { TempleSettings } from '#core/content/temple-settings.ts';

/** What search engines read of the temple: schema.org HinduTemple, with the hours of the settings. */
export function templeData(settings: TempleSettings, url: string, image: string) {
  const { identity, contact, sittings, social } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'HinduTemple',
    name: `${identity.name}, ${identity.place}`,
    url,
    image,
    telephone: contact.phone,
    email: contact.email,
    address: { '@type': 'PostalAddress', streetAddress: contact.address, addressCountry: 'IN' },
    geo: { '@type': 'GeoCoordinates', latitude: contact.latitude, longitude: contact.longitude },
    openingHoursSpecification: sittings.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens,
      closes,
    })),
    sameAs: Object.values(social).map(({ to }) => to),
  };
}
