import { data } from 'react-router';
import { NotFound } from './error-page.tsx';

/** Any other path (spec section 2): a page of its own with a true 404. */
export function loader() {
  return data(null, { status: 404 });
}

export const action = loader;

export default NotFound;
