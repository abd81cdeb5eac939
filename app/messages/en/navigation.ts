export const aboutUs = 'About Us';
export const beginning = 'The Beginning';
export const vision = 'Vision and Mission';
export const founder = 'Founder';
export const history = 'History';
export const leadership = 'Leadership';
export const aboutTemple = 'About the temple';

export const donation = 'Donation';
export const whyDonate = 'Why donate';
export const benefits = 'Benefits and testimonials';
export const allDonations = 'All donations';
export const csr = 'CSR';
export const construction = 'Temple construction';

export const activities = 'Activities';
export const sundayFeast = 'Sunday Love Feast';
export const lifestyle = 'Lifestyle Management';
export const discover = 'Discover Your Permanent Happiness';
export const youth = 'Youth forum';
export const gopalSchool = 'Gopal Fun School';
export const acharyas = 'Acharyas';
export const seniors = 'Senior citizens’ forum';
export const foodForLife = 'Food for Life';
export const girls = 'Girls Forum';
export const fiftyYears = '50 years';
export const calendar = 'Vaisnava calendar';
export const bhagavatam = 'Bhagavatam class';
export const events = 'Events';
export const sevas = 'Sevas';

export const blogs = 'Blogs';
export const shop = 'Shop';
export const contacts = 'Contacts';
export const offerings = 'Offerings';
export const dailyStory = 'Daily story';

export const planVisit = 'Plan your visit';
export const darshan = 'Darshan';
export const classes = 'Classes';
export const tours = 'Tours';
export const membership = 'Membership';
export const dailyDarshan = 'Daily darshan';
export const mediaGallery = 'Media gallery';
export const guestHouse = 'Guest house';
export const spiritualTours = 'Spiritual tours';

export const home = 'Home';
export const terms = 'Terms and Conditions';
export const privacy = 'Privacy Policy';
export const stayCancellation = 'Guest House Cancellation Policy';

export const darshanTimings = 'Darshan and timings';
export const ekadasi = 'Ekadasi and the calendar';
export const feast = 'Sunday feast';
export const donations = 'Donations';
export const howToReach = 'How to reach us';
