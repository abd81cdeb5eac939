import Award from 'lucide-react/icons/award';
import BedDouble from 'lucide-react/icons/bed-double';
import BookOpen from 'lucide-react/icons/book-open';
import Building from 'lucide-react/icons/building-2';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Camera from 'lucide-react/icons/camera';
import Crown from 'lucide-react/icons/crown';
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
import { type AdminScreen, screensUnder } from './admin-screen.ts';

const pages = screensUnder('Temple pages');
const community = screensUnder('Community');

/** The editing screens of public content. */
export const contentScreens: readonly AdminScreen[] = [
  pages('/events', 'Events', PartyPopper, 'content.read'),
  pages('/blogs', 'Blogs', BookOpen, 'content.read'),
  pages('/story', 'Daily stories', Film, 'content.read'),
  pages('/daily-darshan', 'Daily darshan', Camera, 'content.read'),
  pages('/live-darshan', 'Live darshan', Radio, 'content.read'),
  pages('/gallery', 'Gallery', Gallery, 'content.read'),
  pages('/media', 'Media library', Images, 'content.read'),
  pages('/services', 'Services', LifeBuoy, 'content.read'),
  pages('/tours', 'Tours', MapPinned, 'content.read'),
  pages('/pages', 'Information pages', FileText, 'content.read'),
  pages('/translations', 'Translations', Languages, 'content.read'),
  pages('/testimonials', 'Testimonials', Quote, 'content.read'),
  pages('/leaders', 'Leaders', Crown, 'content.read'),
  pages('/teachers', 'Teachers', Flower, 'content.read'),
  pages('/milestones', 'Building milestones', Pickaxe, 'content.read'),
  pages('/outcomes', 'What gifts did', HandHeart, 'content.read'),
  pages('/csrdonation', 'CSR projects', Building, 'content.read'),
  pages('/own-events', 'Calendar events', CalendarPlus, 'content.read'),
  community('/classes', 'Classes', GraduationCap, 'classes.read'),
  community('/sevas', 'Sevas', HandHelping, 'sevas.read'),
  community('/guest-house', 'Guest house', BedDouble, 'rooms.read'),
  community('/membership', 'Membership tiers', Award, 'membership.read'),
];
