import Award from 'lucide-react/icons/award';
import BedDouble from 'lucide-react/icons/bed-double';
import BookOpen from 'lucide-react/icons/book-open';
import Building from 'lucide-react/icons/building-2';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Camera from 'lucide-react/icons/camera';
import Crown from 'lucide-react/icons/crown';
import DoorOpen from 'lucide-react/icons/door-open';
import FileText from 'lucide-react/icons/file-text';
import Film from 'lucide-react/icons/film';
import Flower from 'lucide-react/icons/flower-2';
import Gallery from 'lucide-react/icons/gallery-horizontal-end';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HandHeart from 'lucide-react/icons/hand-heart';
import HandHelping from 'lucide-react/icons/hand-helping';
import LifeBuoy from 'lucide-react/icons/heart-handshake';
import Images from 'lucide-react/icons/images';
import Languages from 'lucide-react/icons/languages';
import MapPinned from 'lucide-react/icons/map-pinned';
import PartyPopper from 'lucide-react/icons/party-popper';
import Pickaxe from 'lucide-react/icons/pickaxe';
import Quote from 'lucide-react/icons/quote';
import Radio from 'lucide-react/icons/radio';
import Ticket from 'lucide-react/icons/ticket';
import Users from 'lucide-react/icons/users';
import * as m from '#messages/admin/menu.ts';
import { type AdminScreen, screensUnder } from './admin-screen.ts';

const pages = screensUnder(m.templePages);
const community = screensUnder(m.community);

/** The editing screens of public content. */
export const contentScreens: readonly AdminScreen[] = [
  pages('/events', m.events, PartyPopper, 'content.read'),
  pages('/blogs', m.blogs, BookOpen, 'content.read'),
  pages('/story', m.dailyStories, Film, 'content.read'),
  pages('/daily-darshan', m.dailyDarshan, Camera, 'content.read'),
  pages('/live-darshan', m.liveDarshan, Radio, 'content.read'),
  pages('/gallery', m.gallery, Gallery, 'content.read'),
  pages('/media', m.mediaLibrary, Images, 'content.read'),
  pages('/services', m.services, LifeBuoy, 'content.read'),
  pages('/tours', m.tours, MapPinned, 'content.read'),
  pages('/pages', m.informationPages, FileText, 'content.read'),
  pages('/translations', m.translations, Languages, 'content.read'),
  pages('/testimonials', m.testimonials, Quote, 'content.read'),
  pages('/leaders', m.leaders, Crown, 'content.read'),
  pages('/teachers', m.teachers, Flower, 'content.read'),
  pages('/milestones', m.milestones, Pickaxe, 'content.read'),
  pages('/outcomes', m.outcomes, HandHeart, 'content.read'),
  pages('/csrdonation', m.csrProjects, Building, 'content.read'),
  pages('/own-events', m.calendarEvents, CalendarPlus, 'content.read'),
  community('/classes', m.classes, GraduationCap, 'classes.read'),
  community('/sevas', m.sevas, HandHelping, 'sevas.read'),
  community('/roster', m.helpersAtEvents, Users, 'roster.read'),
  community('/passes', m.passes, Ticket, 'gates.read'),
  community('/doors', m.fairDoor, DoorOpen, 'doors.read'),
  community('/guest-house', m.guestHouse, BedDouble, 'rooms.read'),
  community('/membership', m.membershipTiers, Award, 'membership.read'),
];
