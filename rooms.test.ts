import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesOf, type Import, importsOf, isTest, sourceFiles } from './scripts/source-tree.ts';

// Who may import whom (docs/decisions/names-and-rooms.md). A room that reaches into its neighbour can no
// longer be read, tested or replaced alone; this walks every import of the tree and names the line
// that breaks a rule.

const imports = sourceFiles('app').flatMap(importsOf);

describe('rooms', () => {
  it('reads the tree', () => expect(imports.length).toBeGreaterThan(10));

  it('core knows only core and its messages (and the Moon)', () => {
    const allowed = (to: string) => /^app\/(core|messages)\//.test(to) || to === 'astronomy-engine';
    expect(breaking((one) => in_(one.from, 'core') && !isTest(one.from) && !allowed(one.to))).toEqual([]);
  });

  it('ui knows only ui and core', () => {
    expect(
      breaking((one) => in_(one.from, 'ui') && inApp(one.to) && !/^app\/(ui|core|messages)\//.test(one.to)),
    ).toEqual([]);
  });

  it('the server knows only server and core', () => {
    expect(
      breaking(
        (one) => in_(one.from, 'server') && inApp(one.to) && !/^app\/(server|core|messages)\//.test(one.to),
      ),
    ).toEqual([]);
  });

  it('messages know only what puts numbers and languages in order, and words that are stored or printed', () => {
    const allowed =
      /^app\/(messages\/|core\/(language|calendar)\/|core\/requests\/(contact|tour-options)\.ts|ui\/fonts\/.*\.woff2)/;
    // What stands for texts of core: letters and settings in another language.
    const ofShipped = /^app\/core\/(letters|orders\/counter|settings\/shipped-words)/;
    const shipped = (file: string) => /^app\/messages\/[\w-]+\/shipped\//.test(file);
    expect(
      breaking(
        (one) =>
          in_(one.from, 'messages') &&
          !isTest(one.from) &&
          !allowed.test(one.to) &&
          !(shipped(one.from) && ofShipped.test(one.to)),
      ),
    ).toEqual([]);
  });

  it('a public room never imports a sibling room or admin, and admin no public room', () => {
    const room = (file: string) => file.split('/')[2] ?? '';
    /** Rooms made for the others of their house. */
    const forAll =
      /^(shared|frame|menu|forms|edited-fields|words|lists|figures|records|media-picker|sign-in-parts|account|giving|shop-parts|checkout-parts|wait-parts|reading|media-viewers|calendar-parts)$/;
    /** A test beside the rooms, in none of them, may walk them all. */
    const walksAll = (file: string) => isTest(file) && file.split('/').length === 3;
    const stranger = (one: Import) => {
      const house = /^app\/(site|admin)\//.exec(one.from)?.[1];
      if (!house || walksAll(one.from)) return false;
      if (/^app\/(site|admin)\//.test(one.to) && !one.to.startsWith(`app/${house}/`)) return true;
      return (
        one.to.startsWith(`app/${house}/`) && room(one.to) !== room(one.from) && !forAll.test(room(one.to))
      );
    };
    expect(breaking(stranger)).toEqual([]);
  });

  it('the gate is an app of its own: it knows core, its words and what it bundles', () => {
    const allowed = (to: string) =>
      /^app\/(gate|core|messages)\//.test(to) || /^(qr\/decode\.js|@noble\/ed25519)$/.test(to);
    expect(breaking((one) => in_(one.from, 'gate') && !isTest(one.from) && !allowed(one.to))).toEqual([]);
    expect(breaking((one) => in_(one.to, 'gate') && !in_(one.from, 'gate'))).toEqual([]);
  });

  it('server values are used only by routes and the server itself', () => {
    const mayUse = (file: string) =>
      in_(file, 'server') || isTest(file) || /\.route\.tsx?$|^app\/(entry\.server|root)\.tsx$/.test(file);
    expect(breaking((one) => in_(one.to, 'server') && !one.typeOnly && !mayUse(one.from))).toEqual([]);
  });

  it('the rooms of the server are floors: none leads back to itself, whatever the way', () => {
    expect(circlesOf(valueRooms())).toEqual([]);
  });

  it('the folders inside a room are floors too', () => {
    expect(circlesOf(valueRooms((file) => path.dirname(file)))).toEqual([]);
  });

  it('no file leads back to itself, types too', () => {
    const inside = imports.filter(({ from, to }) => !isTest(from) && inApp(to));
    expect(circlesOf(inside.map(({ from, to }) => [from, to]))).toEqual([]);
  });

  it('what wires the server together is imported by nobody below it', () => {
    const wires =
      /^app\/server\/(wiring|boot-site|connect-services|main|run-site|job-list|purchase-kinds)\.ts$/;
    const mayKnow = (file: string) => wires.test(file) || !in_(file, 'server') || isTest(file);
    expect(breaking((one) => wires.test(one.to) && !one.typeOnly && !mayKnow(one.from))).toEqual([]);
  });

  it('what everybody stands on knows no noun', () => {
    const ground =
      /^(audit|db|mail|metrics|tracing|text-messages|sealing|security|web-request|write|rich-text|qr|tables)$/;
    const known = valueRooms().filter(([from, to]) => ground.test(from) && !ground.test(to));
    expect(known).toEqual([]);
  });

  it('letters are composed above every noun, and sent from there', () => {
    const above = /^(versions|system|http|jobs|demo)$/;
    const users = valueRooms().filter(([from, to]) => to === 'letters' && !above.test(from));
    expect(users.map(([from]) => from)).toEqual([]);
  });

  it('purchases know no kind of purchase', () => {
    const kinds = /^(donations|orders|stay|seats|receipts)$/;
    expect(valueRooms().filter(([from, to]) => from === 'purchases' && kinds.test(to))).toEqual([]);
  });

  it('the demo and its gateway are known to nothing but what wires the server', () => {
    const demo = /^(demo|demo-gateway)$/;
    expect(valueRooms().filter(([from, to]) => demo.test(to) && !demo.test(from))).toEqual([]);
  });

  it('providers are known only to wiring', () => {
    const provider =
      /^app\/server\/(payments\/razorpay|mail\/smtp|text-messages\/gupshup|media\/(disk|s3)|shared-cache\/(cloudflare|webhook)-purger|tracing\/otlp-tracing)\.ts$/;
    const mayKnow = (file: string) => file === 'app/server/wiring.ts' || isTest(file);
    expect(breaking((one) => provider.test(one.to) && !one.typeOnly && !mayKnow(one.from))).toEqual([]);
  });

  it('a route takes the path of its page from `url`: `request.url` is `/about.data` after a click', () => {
    const wholeUrl = /new URL\(request\.url\)(?!\.searchParams)/;
    const readers = sourceFiles('app').filter(
      (file) =>
        /^app\/(site|admin)\//.test(file) && !isTest(file) && wholeUrl.test(readFileSync(file, 'utf8')),
    );
    expect(readers).toEqual([]);
  });

  it('a write opens its transaction in the envelope; what refuses nobody opens its own', () => {
    // Jobs, commands, the settling of what the gateway says, a session, and the demo's rows.
    const own = new Set([
      ...['auth/end-sessions.ts', 'auth/sessions.ts', 'bookings/release-expired-holds.ts'],
      ...['cms/preview-row.ts', 'cms/show-scheduled.ts'],
      ...['demo/demo-causes.ts', 'demo/demo-people.ts', 'demo/demo-products.ts'],
      ...['demo/demo-stays.ts', 'demo/ledger/seed-demo-ledger.ts'],
      ...['fair-door/call-numbers.ts'],
      ...['donations/expire-donations.ts', 'key-rotation/check-data-keys.ts', 'key-rotation/reseal.ts'],
      ...['key-rotation/seal-plain.ts', 'mail/mailbox.ts', 'media/remove-media.ts'],
      ...['orders/states/expire-orders.ts', 'passes/states/expire-passes.ts'],
      ...['purchases/send-refunds.ts', 'purchases/settle-payment.ts', 'purchases/waiting-events.ts'],
      ...['pledges/remind-pledges.ts', 'products/send-stock-alerts.ts', 'requests/remind-handlers.ts'],
      ...['seats/states/end-called-off.ts', 'seats/states/end-left-rests.ts'],
      ...['seats/states/expire-seats.ts', 'seats/states/release-seats.ts'],
      ...['search/refresh-search.ts', 'second-owner/advance-changes.ts', 'security/watch-security.ts'],
      ...['roster/remind-shifts.ts', 'shared-cache/send-purges.ts'],
      ...['sevas/remind-sevas.ts', 'stay/states/expire-stays.ts', 'write/in-transaction.ts'],
    ]);
    const opening = sourceFiles('app').filter(
      (file) => !isTest(file) && /\.(start)?[tT]ransaction\(\)/.test(readFileSync(file, 'utf8')),
    );
    expect(opening.sort()).toEqual([...own].map((file) => `app/server/${file}`).sort());
  });

  it('nothing reads the environment but the configuration', () => {
    const allowed =
      /^app\/server\/(config|node-env|db\/embedded-postgres|db\/test-postgres|test-side-process)\.ts$/;
    const readers = sourceFiles('app').filter(
      (file) => !isTest(file) && /process\.env\b/.test(readFileSync(file, 'utf8')),
    );
    expect(readers.filter((file) => !allowed.test(file))).toEqual([]);
  });
});

const in_ = (file: string, room: string) => file.startsWith(`app/${room}/`);
const inApp = (file: string) => file.startsWith('app/');
const breaking = (rule: (one: Import) => boolean) =>
  imports.filter(rule).map((one) => `${one.from} -> ${one.to}`);

const roomOf = (file: string) => /^app\/server\/([^/]+)\//.exec(file)?.[1];

/** The imports between rooms of the server, by value; files outside of every room are none. */
function valueRooms(folderOf: (file: string) => string | undefined = roomOf): [from: string, to: string][] {
  const room = (file: string) => (roomOf(file) ? folderOf(file) : undefined);
  const pairs = imports.flatMap(({ from, to, typeOnly }): [string, string][] => {
    const [one, other] = [room(from), room(to)];
    return typeOnly || isTest(from) || !one || !other || one === other ? [] : [[one, other]];
  });
  return [...new Map(pairs.map((pair) => [pair.join(), pair])).values()];
}
