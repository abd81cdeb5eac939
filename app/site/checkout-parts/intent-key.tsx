import { useEffect, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import { useHydrated } from '#ui/use-hydrated.ts';

/**
 * What is sent from one form is one purchase, however often it is sent. The server makes a key for
 * each rendered form; after the back button and a reload the browser has the typed input, and this
 * the key that it was sent with (stored with the history entry by server/http/starter). A
 * form that answers a submission has the key that the server says, and one that the router opens is
 * empty: another one.
 */
export function IntentKey({ made }: { made: string }) {
  const [key, setKey] = useState(made);
  const [hydrated, answer] = [useHydrated(), useActionData()];
  const asLeft = useRef(!hydrated && answer === undefined);
  useEffect(() => {
    const sent: unknown = history.state?.intentKey;
    if (asLeft.current && typeof sent === 'string') setKey(sent);
  }, []);
  return <input type="hidden" name="intentKey" value={key} />;
}
