import { data } from 'react-router';
import { NotFound } from './error-page.tsx';

/** Any other path (rule S5): a page of its own with a true 404. */
export function loader() {
  return data(null, { status: 404 });
}

/** A form sent to an address that is not there. */
export function action() {
  return loader();
}

export function meta() {
  return [{ title: 'Page Not Found' }, { name: 'robots', content: 'noindex' }];
}

export default NotFound;
