import type { FormEvent } from 'react';
import type { FetcherWithComponents } from 'react-router';

/**
 * For a form with two buttons: 'add' is sent by fetch and stays on the page, the other is a plain
 * post that redirects.
 */
export function addHere(fetcher: Pick<FetcherWithComponents<unknown>, 'submit'>) {
  return (event: FormEvent<HTMLFormElement>) => {
    const pressed = (event.nativeEvent as SubmitEvent).submitter;
    if (!(pressed instanceof HTMLButtonElement) || pressed.value !== 'add') return;
    event.preventDefault();
    fetcher.submit(pressed);
  };
}
