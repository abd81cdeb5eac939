import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { pollDelay } from './poll-delay.ts';

/** Polls the page's data while `waiting`. True once it has stopped without an answer. */
export function useLookAgain(waiting: boolean): boolean {
  const { revalidate } = useRevalidator();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const delay = waiting ? pollDelay(times) : null;
    if (delay === null) return;
    const timer = setTimeout(() => {
      void revalidate();
      setTimes(times + 1);
    }, delay);
    return () => clearTimeout(timer);
  }, [waiting, times, revalidate]);
  return waiting && pollDelay(times) === null;
}
