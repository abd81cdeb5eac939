import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL of the site, in the spec's order (section 2). */
export default [
  layout('site/shared/site-layout.route.tsx', [
    index('site/home/home.route.tsx'),
    route('donate', 'site/donate/donate.route.tsx'),
    route('blogs', 'site/blogs/blogs.route.tsx'),
    route('blogs/single-blog/:id', 'site/blogs/single-blog.route.tsx'),
    route('donation', 'site/donation/donation.route.tsx'),
    route('donation/single-donation/:id', 'site/donation/single-donation.route.tsx'),
    route('cart', 'site/cart/cart.route.tsx'),
    route('events', 'site/events/events.route.tsx'),
    route('events/single-event/:id', 'site/events/single-event.route.tsx'),
    route('*', 'site/shared/not-found.route.tsx'),
  ]),
  route('signup', 'site/account/sign-up.route.tsx'),
  route('signin', 'site/account/sign-in.route.tsx'),
  route('forgot-password', 'site/account/forgot-password.route.tsx'),
  route('reset-password', 'site/account/reset-password.route.tsx'),
  route('signout', 'site/account/sign-out.route.tsx'),
  route('api/v1/session', 'site/account/session.route.tsx'),
  route('api/v1/admin/daily-story', 'site/api/daily-story.route.tsx'),
  route('api/v1/admin/blog/get', 'site/api/blogs.route.tsx'),
  route('api/v1/admin/event/get', 'site/api/events.route.tsx'),
  route('api/v1/webhooks/gateway', 'site/webhooks/gateway.route.tsx'),
  route('donation-return/:donationId', 'site/webhooks/donation-return.route.tsx'),
  route('test-gateway/*', 'site/webhooks/test-gateway.route.tsx'),
  route('health/live', 'site/health/live.route.tsx'),
  route('health/ready', 'site/health/ready.route.tsx'),
  route('api/v1/csp-reports', 'site/health/csp-reports.route.tsx'),
  route('robots.txt', 'site/seo/robots.route.tsx'),
  route('sitemap.xml', 'site/seo/sitemap.route.tsx'),
] satisfies RouteConfig;
