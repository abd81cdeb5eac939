export const office = 'Office';
export const closeMenu = 'Close the menu';

export const today = 'Today';
export const templePages = 'Temple pages';
export const givingAndShop = 'Giving and shop';
export const community = 'Community';

export const dashboard = 'Dashboard';
export const figures = 'Figures';
export const inbox = 'Inbox';
export const bookings = 'Bookings';
export const seats = 'Paid seats';
export const stays = 'Stays';
export const postDarshan = 'Post darshan';
export const calendar = 'Calendar';
export const donation = 'Donation';
export const orders = 'Orders';
export const darshanByEmail = 'Darshan by e-mail';
export const people = 'People';
export const settings = 'Settings';
export const system = 'System';
export const staff = 'Staff';
export const secondOwner = 'Second owner';
export const auditLog = 'Audit log';
export const products = 'Products';

export const events = 'Events';
export const blogs = 'Blogs';
export const dailyStories = 'Daily stories';
export const dailyDarshan = 'Daily darshan';
export const liveDarshan = 'Live darshan';
export const gallery = 'Gallery';
export const mediaLibrary = 'Media library';
export const services = 'Services';
export const tours = 'Tours';
export const informationPages = 'Information pages';
export const translations = 'Translations';
export const testimonials = 'Testimonials';
export const leaders = 'Leaders';
export const teachers = 'Teachers';
export const milestones = 'Building milestones';
export const outcomes = 'What gifts did';
export const csrProjects = 'CSR projects';
export const calendarEvents = 'Calendar events';
export const classes = 'Classes';
export const sevas = 'Sevas';
export const passes = 'Passes of events';
export const fairDoor = 'Registration queue';
export const guestHouse = 'Guest house';
export const membershipTiers = 'Membership tiers';

export const allGifts = 'All gifts';
export const claimsToMatch = 'Claims to match';
export const paymentsToCheck = 'Payments to check';
export const monthlyPromises = 'Monthly promises';
export const payLinks = 'Pay links';
export const causes = 'Causes';
export const yearsStatement = 'Year’s statement';

export const openingHours = 'Opening hours';
export const openingHoursNote =
  'The header of every page, contact, darshan and seva pages, and what search engines show.';
export const receipts = 'Receipts';
export const receiptsNote =
  'In whose name they are written, how they are numbered, and what they say about tax.';
export const trustWords = 'Name and address of the trust';
export const legalBody = 'Legal body';
export const series = 'Series of numbers';
export const taxTexts = 'Tax texts';
export const prefix = 'Prefix';
export const letters = 'Letters';
export const lettersNote = 'The words of every e-mail that the site sends, with a preview.';
export const emailTemplates = 'E-mail templates';
export const receiptLetter = 'Receipt letter';

export const groupTemple = 'The temple';
export const groupGifts = 'Gifts and shop';
export const groupFrame = 'Top and foot of every page';
export const groupWords = 'Words and pictures';
export const csrMoney = 'Company giving (CSR)';
export const helpersAtEvents = 'Helpers at events';
export const lifeMembers = 'Life members';
