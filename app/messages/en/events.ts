export const eventsPage = (page: number, temple: string) => `Events, page ${page} | ${temple}`;
export const vaisnavaCalendar = 'Vaisnava calendar';
export const comingUp = 'Coming up';
export const pastEvents = 'Past events';

export const activities = 'Activities';
export const allEvents = 'All events';
export const alsoComingUp = 'Also coming up';
export const eventCancelled = 'This event is cancelled. We are sorry for the change of plan.';
export const eventOver = 'This event is over. Here is what it was about.';
export const whatTheDayGave = 'What the day gave';
/** Both begin with their number, which stands large. */
export const guestsCame = (count: string) => `${count} guests came in with a pass`;
export const helpersGave = (count: string, hours: string) => `${count} helpers, ${hours} hours of service`;
export const picturesOf = (event: string) => `Pictures of ${event}`;
export const whatItWasAbout = 'What it was about';
export const when = 'When';
export const where = 'Where';
export const fee = 'Fee';
export const free = 'Free, everybody is welcome';
export const someFreeFrom = (price: string) => `Passes are free; some cost from ${price}`;
export const passesFrom = (price: string) => `Passes from ${price}`;
export const aPerson = (price: string) => `${price} a person`;
export const places = 'Places';
export const picturesAndFilms = 'Pictures and films';
export const comingFestivals = 'Coming festivals';
export const addToCalendar = 'Add to calendar';
export const googleCalendar = 'Google Calendar';
export const getDirections = 'Get directions';
