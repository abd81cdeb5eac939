import { forStaff } from '#server/auth/staff-route.ts';

/** Any other admin path: a 404 inside the admin's frame. */
export const loader = forStaff('dashboard.read', async (): Promise<never> => {
  throw new Response(null, { status: 404 });
});

export default function NoScreen() {
  return null;
}
