/** A placeholder for what is loading: a line of text, or the arch of a picture. */
export function Skeleton({
  shape = 'line',
  className = '',
}: {
  shape?: 'line' | 'arch';
  className?: string;
}) {
  return <span aria-hidden="true" className={`sk ${shape === 'arch' ? 'arch a1' : ''} ${className}`} />;
}
