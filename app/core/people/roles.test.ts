import { describe, expect, it } from 'vitest';
import { mayDo, type Permission, type Role, roles } from './roles.ts';

describe('roles', () => {
  it.each<[Role, Permission, boolean]>([
    ['owner', 'staff.write', true],
    ['owner', 'people.erase', true],
    ['accounts', 'pan.read', true],
    ['accounts', 'staff.write', false],
    ['accounts', 'settings.write', false],
    ['content', 'content.write', true],
    ['content', 'words.write', true],
    ['content', 'settings.write', false],
    ['viewer', 'words.write', false],
    ['content', 'donations.read', false],
    ['content', 'causes.write', false],
    ['seva-desk', 'sevas.write', true],
    ['seva-desk', 'orders.read', false],
    ['shop-desk', 'stock.write', true],
    ['shop-desk', 'orders.refund', false],
    ['guest-house-desk', 'rooms.write', true],
    ['guest-house-desk', 'products.read', false],
    ['event-organiser', 'passes.write', true],
    ['event-organiser', 'passes.refund', false],
    ['event-organiser', 'passes.keys', false],
    ['gate-steward', 'gates.pair', true],
    ['gate-steward', 'passes.read', false],
    ['viewer', 'donations.read', true],
    ['viewer', 'donations.export', false],
    ['viewer', 'inbox.read', false],
    ['viewer', 'pan.read', false],
  ])('%s, %s: %s', (role, permission, may) => expect(mayDo([role], permission)).toBe(may));

  it('grants nothing to nobody', () => expect(mayDo([], 'dashboard.read')).toBe(false));

  it('adds up what several roles grant', () => {
    expect(mayDo(['viewer', 'shop-desk'], 'stock.write')).toBe(true);
  });

  it('lets every role into the admin', () => {
    expect(roles.filter((role) => !mayDo([role], 'dashboard.read'))).toEqual([]);
  });
});
