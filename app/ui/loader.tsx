import { Ornament } from './ornament.tsx';

/** The lotus that turns while something is under way, with its sentence ('Loading Vaisnava Calendar Events...'). */
export function Loader({ children, className = '' }: { children: React.ReactNode; className?: string }) {
  return (
    <p role="status" className={`loader ${className}`}>
      <Ornament name="lotus-loader" width={44} height={44} />
      {children}
    </p>
  );
}
