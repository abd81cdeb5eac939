import BookOpen from 'lucide-react/icons/book-open';
import Images from 'lucide-react/icons/images';
import PartyPopper from 'lucide-react/icons/party-popper';
import type { OfficeScreen } from './office-screens.ts';

/** What the public pages show, as the office edits it. */
export const contentScreens: readonly OfficeScreen[] = [
  { path: '/events', label: 'Events', icon: PartyPopper, permission: 'content.read', group: 'Temple pages' },
  { path: '/blogs', label: 'Blogs', icon: BookOpen, permission: 'content.read', group: 'Temple pages' },
  { path: '/media', label: 'Media library', icon: Images, permission: 'content.read', group: 'Temple pages' },
];
