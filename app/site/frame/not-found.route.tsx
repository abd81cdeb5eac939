import { data } from 'react-router';
import * as m from '#messages/frame.ts';
import { NotFound } from './error-page.tsx';

/** Any other path (rule S5): a page of its own with status 404. */
export function loader() {
  return data(null, { status: 404 });
}

/** A form posted to an unknown address. */
export function action() {
  return loader();
}

export function meta() {
  return [{ title: m.pageNotFound }, { name: 'robots', content: 'noindex' }];
}

export default NotFound;
