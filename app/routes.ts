import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL of the site, in the spec's order (section 2). */
export default [
  layout('site/shared/site-layout.tsx', [index('site/home/home.route.tsx')]),
  route('health/live', 'site/health/live.route.tsx'),
] satisfies RouteConfig;
