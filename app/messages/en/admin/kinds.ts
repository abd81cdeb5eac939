export const draft = 'Draft';
export const scheduled = 'Scheduled';
export const live = 'Live';
export const over = 'Over';
export const cancelled = 'Cancelled';
export const from = 'From';

export const title = 'Title';
export const name = 'Name';
export const picture = 'Picture';
export const photo = 'Photo';
export const text = 'Text';
export const topics = 'Topics';
export const topicsHint = 'Separated by commas.';
export const aboutIt = 'About it';
export const sentenceAboutIt = 'A sentence about it';
export const shortly = 'In one or two sentences';
export const language = 'Language';
export const type = 'Type';
export const begins = 'Begins';
export const ends = 'Ends';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const emptyIsFree = 'Empty or 0: free.';
export const beforeFilm = 'Before a film runs';

export const blog = 'Blog';
export const blogs = 'Blogs';
export const blogsAbout = 'Shown on the Blogs page, the newest also on the home page.';
export const blogsNone = 'Write the first one: a teaching, a memory of a festival, a recipe.';
export const blogPictureHint = 'On cards, above the text and where the link is shared.';
export const blogTopicsHint =
  'Separated by commas: prasadam, festivals. Blogs that share topics lead to each other.';

export const classOne = 'Class';
export const classes = 'Classes';
export const classesAbout = 'Courses with a teacher and seats, in this order.';
export const classesNone = 'Add the first one: what is taught, by whom, on which days, for how many.';
export const feeIsPaid = 'The fee is paid';
export const atFirstLesson = 'At the first lesson';
export const onTheSite = 'On the site, with the enrolment';
export const attendance = 'Attendance';
export const certificatePercent = 'Attendance for the certificate, in percent';
export const certificatePercentHint = 'Of all lessons of the course. Who came as often can be given it.';
export const seatsTaken = (day: string, taken: string, seats: string) =>
  `From ${day}, ${taken} of ${seats} seats taken`;
export const teacher = 'Teacher';
export const where = 'Where';
export const whereHint = 'A room, or Online.';
export const daysOfWeek = 'Days of the week';
export const beginsAt = 'Begins at';
export const endsAt = 'Ends at';
export const seats = 'Seats';
export const youngestAge = 'Youngest age';
export const fee = 'Fee';

export const csrProject = 'CSR project';
export const csrProjects = 'CSR projects';
export const csrAbout = 'What companies may give to, in this order; the inquiry form offers the same.';
export const csrNone = 'Add the first one: what it does, and what a company’s gift makes possible.';
export const target = (amount: string) => `Target ${amount}`;
export const noTarget = 'No target';
export const scheduleItem = 'Item of Schedule VII';
export const whatItDoes = 'What it does';
export const targetLabel = 'Target';

export const darshanPhoto = 'Darshan photo';
export const dailyDarshan = 'Daily darshan';
export const darshanPhotos = 'Darshan photos';
export const darshanAbout = 'Photos of the altar, by day and darshan. They appear after the darshan.';
export const darshanNone = 'Add the first one of today: the Deities as they are dressed this morning.';
export const day = 'Day';
export const darshan = 'Darshan';
export const caption = 'Caption';

export const event = 'Event';
export const events = 'Events';
export const eventsAbout = 'Shown on the Activities page and, the next four, on the home page.';
export const eventsNone = 'Add the next festival, feast or seminar with its day and hour.';
export const endsHint = 'Left empty, it lasts to the end of its day.';
export const place = 'Place';
export const mapQuery = 'What to ask a map for';
export const mapQueryHint = 'Only where it is not at the temple: “Dan Ghati, Govardhan”.';
export const pictures = 'Pictures';
export const places = 'Places';
export const dayGave = 'What the day gave';
export const dayGaveHint = 'Once it is over. One thing a line, its figure first: “1,450 plates of prasadam”.';
export const afterwards = 'How it was';
export const afterwardsHint = 'A few sentences for those who were not there, once it is over.';
export const feeForOne = 'Fee for one person';

export const leader = 'Leader';
export const leaders = 'Leaders';
export const onLeadership = 'Shown on the Leadership page, in this order.';
export const leadersNone = 'Add the first one: a name, a service, a few words, perhaps a picture.';
export const officeHeld = 'Office';

export const liveStream = 'Live stream';
export const liveDarshan = 'Live darshan';
export const liveStreams = 'Live streams';
export const liveAbout = 'Streams to come, running, and to look at again.';
export const liveNone = 'Add the temple’s stream by its YouTube address.';
export const whereFrom = 'Where it comes from';
export const libraryFilm = 'A film of the library';
export const streamLink = 'YouTube link, or the film';
export const streamLinkHint = 'May be added when the stream begins.';
export const replay = 'Can be looked at again after its end';

export const sound = 'Sound';
export const film = 'Film';
export const galleryItem = 'Gallery item';
export const gallery = 'Gallery';
export const galleryItems = 'Gallery items';
export const galleryAbout = 'Photos, sounds and films of the Media page, in this order.';
export const galleryNone = 'Add a photo, a kirtan or a film.';
export const media = 'Photo, sound or film';
export const onlyFilms = 'Only for films.';
export const showsOrSounds = 'What it shows or sounds like';
export const byWhom = 'By whom';
export const takenOn = 'Taken on';

export const stepDone = 'Done';
export const stepNow = 'Under way';
export const stepNext = 'To come';
export const milestone = 'Milestone';
export const milestones = 'Building milestones';
export const milestonesAbout = 'Shown on the Temple Construction page, in this order.';
export const milestonesNone = 'Add the first step of the building: what is done, what is under way.';
export const howFar = 'How far it is';

export const outcomes = 'What gifts did';
export const outcomeEntries = 'entries';
export const outcomesAbout =
  'Shown beside causes of the kind, the newest first, and to donors whose gift has arrived.';
export const outcomesNone =
  'Add what happened with gifts: plates served last month, a stage of the building, a report.';
export const ofGiftsFor = 'Of gifts for';
export const whatWasDone = 'What was done';
export const whatWasDoneHint = 'With its number, from your books: 4,120 plates served';
export const on = 'On';

export const once = 'Once';
export const weekly = 'Every week';
export const yearly = 'Every year';
export const ownEvent = 'Event of the calendar';
export const ownEvents = 'Own events of the calendar';
export const ownEventsAbout =
  'What the temple adds to the Vaisnava calendar, its feed and the day on every page.';
export const ownEventsNone = 'None yet: add the Sunday feast, a yatra, a local festival.';
export const ownEventEnds = 'Empty: one day. Of what comes every week, the last time.';
export const repeats = 'Repeats';

export const roomType = 'Room type';
export const guestHouse = 'Guest house';
export const roomTypes = 'Room types';
export const roomsAbout = 'The kinds of rooms that the Stay page shows, in this order.';
export const roomsNone = 'Add the first one: for how many guests, with what in it, for how much.';
export const sleeps = (guests: string, price: string) => `Sleeps ${guests}, ${price} a night`;
export const peopleInRoom = 'People in one room';
export const night = 'A night, taxes included';
export const whatIsInIt = 'What is in it';
export const thingALine = 'One thing a line.';

export const service = 'Service';
export const services = 'Services';
export const servicesAbout = 'Listed in the footer of every page, in this order.';
export const servicesNone = 'Add the first one: a name and the page it leads to.';
export const leadsOn = 'Where its page leads on';
export const leadsOnHint = 'Like /lifestyle.';
export const wordsOfButton = 'Words of that button';

export const seva = 'Seva';
export const sevas = 'Sevas';
export const sevasAbout = 'Offered on the Sevas page, in this order.';
export const sevasNone = 'Add the first one: what is offered, when, and how much is asked for it.';
export const sevaPlaces = (online: string, inPerson: string) =>
  `${online} an hour from home, ${inPerson} a day at the temple`;
export const onlinePlaces = 'People in one hour, from home';
export const inPersonPlaces = 'People on one day, at the temple';
export const zeroNotOffered = '0: not offered this way.';

export const story = 'Story';
export const dailyStories = 'Daily stories';
export const storiesAbout = 'Shown one after another in the story viewer, in this order.';
export const storiesNone = 'Add a picture or a short film with one line.';
export const filmToMinute = 'Film, up to a minute';
export const pictureOrFilm = 'Picture or film';
export const posterHint = 'Only for films: what stands there before it runs, and where it cannot.';
export const whatItShows = 'What it shows';
export const wordsUnderTitle = 'Words under the title';
export const until = 'Until';
export const untilHint = 'Left empty: until it is taken off.';

export const teachers = 'Teachers';
export const teachersNone = 'Add the first one: a name, years, a few words, perhaps a picture.';
export const lineAboutThem = 'A line about them';
export const knowMore = '“Know More” leads to';

export const testimonial = 'Testimonial';
export const testimonials = 'Testimonials';
export const testimonialsAbout = 'Shown on “Benefits and testimonials”, in this order.';
export const testimonialsNone = 'Add what somebody said, with their leave.';
export const whoThatIs = 'Who that is';
export const whoThatIsHint = 'Like: Student, Ghaziabad.';
export const whatTheySay = 'What they say';

export const tier = 'Membership tier';
export const tiers = 'Membership tiers';
export const tiersAbout = 'Offered on the Membership page, in this order.';
export const tiersNone = 'Add the first one: its name, what it gives, what is asked for it.';
export const amount = 'Amount';
export const whatItBrings = 'What it brings';
export const whatItBringsHint = 'One benefit a line. What every tier has is shown once.';

export const departures = 'Departures';
export const tour = 'Tour';
export const tours = 'Tours';
export const toursAbout = 'Shown on the Tours page, in this order.';
export const toursNone = 'Add the first one: where it goes, for how long, for how much.';
export const howLong = 'How long';
export const howLongHint = 'Like: Two days, one night.';
export const priceForOne = 'Price for one person';
export const priceForOneHint = 'As a first orientation. Empty: by arrangement.';
export const nightsAYear = 'Nights a year in the guest house';
export const passesAYear = 'Festival passes a year';
export const shopPercent = 'Discount in the shop, percent';
export const shopPercentHint =
  'Active members see and pay this price when they are signed in. For members who apply from now on.';
export const graceDays = 'Days of grace';
export const graceDaysHint = 'So many days a part may be overdue before the membership rests.';
export const tierCause = 'Cause of the payments';
export const tierCauseHint = 'Its body gives the receipts. A cause that takes any amount.';
export const needsApproval = 'The office approves each application';
