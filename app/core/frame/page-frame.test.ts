import { describe, expect, it } from 'vitest';
import { appealOf, footerOf } from './page-frame.ts';

describe('the one appeal of a page', () => {
  it.each([
    ['/', 'button'],
    ['/blogs/single-blog/tulasi', 'button'],
    ['/no-such-page', 'button'],
    ['/sundaylove', 'food'],
    ['/about', 'temple'],
    ['/about/our-beliefs', 'books'],
    ['/Leadership/temple-president', 'temple'],
    ['/Offeringpage', 'own'],
    ['/donation/single-donation/cow-care', 'own'],
    ['/services/gomata-products', 'own'],
    ['/events/single-event/passes', 'button'],
    ['/bhakti', 'banner'],
    ['/ashraya-groups', 'banner'],
  ])('%s: %s', (path, appeal) => expect(appealOf(path)).toBe(appeal));

  it.each([
    ...['/csr', '/teachings', '/teachings/karma', '/profile/family', '/donationStatus/don_1'],
    ...['/line/door_1/place', '/seat/pay/sea_1'],
    ...['/events/single-event/gita-jayanti/passes', '/events/single-event/gita-jayanti/wait'],
  ])('%s asks for nothing', (path) => expect(appealOf(path)).toBe('none'));

  it.each([
    '/csr',
    '/temple-construction',
    '/temple-construction/donate',
    '/teachings/karma',
    '/offeringpage',
  ])('the building is not asked for on %s', (path) => expect(appealOf(path)).not.toBe('banner'));
});

describe('the footer', () => {
  it.each([
    ['/', 'panorama'],
    ['/about', 'panorama'],
    ['/plan-your-visit', 'panorama'],
    ['/about/our-beliefs', 'plain'],
    ['/aboutness', 'plain'],
    ['/shop', 'plain'],
    ['/cart', 'short'],
    ['/checkout/pay/ord_1', 'short'],
    ['/donationStatus/don_1', 'short'],
    ['/events/single-event/gita-jayanti/passes', 'short'],
    ['/events/single-event/gita-jayanti', 'plain'],
    ['/stay/rooms', 'panorama'],
    ['/stay/wait/swt_1', 'short'],
    ['/donation', 'plain'],
    ['/donation-history/monthly', 'short'],
  ])('of %s is %s', (path, size) => expect(footerOf(path)).toBe(size));
});
