import type { LucideIcon } from 'lucide-react';

type IconProps = { of: LucideIcon; className?: string; label?: string };

/**
 * A line icon. Beside a word it is hidden from screen readers; alone (cart, menu, close) it has its
 * own label. Import the drawing from 'lucide-react/icons/<name>': the barrel would load 1,600 of
 * them on the server.
 */
export function Icon({ of: Drawing, className = '', label }: IconProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Drawing className={className ? `ic ${className}` : 'ic'} {...named} />;
}
