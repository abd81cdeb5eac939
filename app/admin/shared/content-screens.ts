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
import MapPinned from 'lucide-react/icons/map-pinned';
import PartyPopper from 'lucide-react/icons/party-popper';
import Pickaxe from 'lucide-react/icons/pickaxe';
import Quote from 'lucide-react/icons/quote';
import Radio from 'lucide-react/icons/radio';
import type { AdminScreen } from './admin-screen.ts';

const pages = (path: AdminScreen['path'], label: string, icon: AdminScreen['icon']): AdminScreen => ({
  ...{ path, label, icon },
  permission: 'content.read',
  group: 'Temple pages',
});

/** The editing screens of public content. */
export const contentScreens: readonly AdminScreen[] = [
  pages('/events', 'Events', PartyPopper),
  pages('/blogs', 'Blogs', BookOpen),
  pages('/story', 'Daily stories', Film),
  pages('/daily-darshan', 'Daily darshan', Camera),
  pages('/live-darshan', 'Live darshan', Radio),
  pages('/gallery', 'Gallery', Gallery),
  pages('/media', 'Media library', Images),
  pages('/services', 'Services', LifeBuoy),
  pages('/tours', 'Tours', MapPinned),
  pages('/pages', 'Information pages', FileText),
  pages('/testimonials', 'Testimonials', Quote),
  pages('/leaders', 'Leaders', Crown),
  pages('/teachers', 'Teachers', Flower),
  pages('/milestones', 'Building milestones', Pickaxe),
  pages('/outcomes', 'What gifts did', HandHeart),
  pages('/csrdonation', 'CSR projects', Building),
  pages('/own-events', 'Calendar events', CalendarPlus),
  { path: '/classes', label: 'Classes', icon: GraduationCap, permission: 'classes.read', group: 'Community' },
  { path: '/sevas', label: 'Sevas', icon: HandHelping, permission: 'sevas.read', group: 'Community' },
  {
    path: '/guest-house',
    label: 'Guest house',
    icon: BedDouble,
    permission: 'rooms.read',
    group: 'Community',
  },
  {
    path: '/membership',
    label: 'Membership tiers',
    icon: Award,
    permission: 'membership.read',
    group: 'Community',
  },
];
