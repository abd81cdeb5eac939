import { Ornament } from './ornament.tsx';

/** The turning lotus of a loading state, with its sentence ('Loading Vaisnava Calendar…'). */
export function Loader({ children, className = '' }: { children: React.ReactNode; className?: string }) {
  return (
    <p role="status" className={`loader ${className}`}>
      <Ornament name="lotus-loader" width={44} height={44} />
      {children}
    </p>
  );
}
