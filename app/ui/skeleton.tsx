/** A place kept for what is still loading: a line of text, or the arch a picture will fill. */
export function Skeleton({
  shape = 'line',
  className = '',
}: {
  shape?: 'line' | 'arch';
  className?: string;
}) {
  return <span aria-hidden="true" className={`sk ${shape === 'arch' ? 'arch a1' : ''} ${className}`} />;
}
