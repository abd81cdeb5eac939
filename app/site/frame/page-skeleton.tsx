import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import * as m from '#messages/frame.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** A page that loads sooner shows no loading state. */
const patienceMs = 300;

/**
 * The loading state of a navigation that takes longer than a moment: another page, or other results
 * of this one, which stays as it is meanwhile and is marked as busy.
 */
export function useSlowNavigation(): 'page' | 'results' | null {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const loading = state === 'loading';
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [loading]);
  if (!slow || !loading) return null;
  return location.pathname === pathname ? 'results' : 'page';
}

/** The skeleton of a page while it is fetched, instead of the old one, scrolled to its top. */
export function PageSkeleton() {
  // The scroll position is already stored for going back. (A block: Chromium's scrollTo returns a
  // promise.)
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div className="wrap section page-skeleton" role="status">
      <span className="sr">{m.loadingPage}</span>
      <Skeleton className="w-1/3" />
      <Skeleton className="h-14 w-2/3" />
      <Skeleton className="h-64" />
      <Skeleton />
      <Skeleton className="w-5/6" />
      <Skeleton className="w-3/4" />
    </div>
  );
}
