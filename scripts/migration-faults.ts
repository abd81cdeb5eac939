/** Tables that grow with visitors, donors and buyers: what locks or rewrites them is felt. */
const large = new Set([
  ...['donations', 'donation_lines', 'donation_events', 'payments', 'refunds', 'receipts', 'gateway_events'],
  ...['orders', 'order_lines', 'order_events', 'bills', 'holds', 'stock_moves', 'requests', 'seva_bookings'],
  ...[
    'stay_bookings',
    'stay_events',
    'room_nights',
    'letters',
    'text_messages',
    'mailbox',
    'people',
    'profiles',
  ],
  // Not yet `pass_bookings` and `passes`: 634 and 645 were written before they were large.
  ...['seat_bookings', 'seat_events', 'pass_booking_events'],
  ...['guests', 'sessions', 'audit_log', 'audit_places', 'tries', 'pledge_months', 'search_documents'],
]);

type Rule = 'contract' | 'type' | 'not-null' | 'constraint' | 'index' | 'rows' | 'rewrite';
type Statement = { table: string; what: string };

/**
 * What of a migration cannot run beside the release before, or holds up a large table
 * (docs/decisions/releases.md), a line each. `-- allowed: index: why` in the file permits one rule
 * for a reason. What is done to a table that the file itself makes is free.
 */
export function migrationFaults(sql: string): string[] {
  const allowed = new Set([...sql.matchAll(/^-- allowed: ([a-z-]+): \S.{9,}$/gm)].map(([, rule]) => rule));
  const plain = sql
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/"([a-z_]+)"/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
  const made = new Set([...plain.matchAll(/create table (?:if not exists )?(\w+)/g)].map(([, name]) => name));
  const added = new Set([...plain.matchAll(/add constraint (\w+)/g)].map(([, name]) => name ?? ''));
  const faults = plain.split(';').flatMap((text) => faultsOf(text.trim(), added));
  return faults
    .filter(({ rule, table }) => !made.has(table) && !allowed.has(rule))
    .map(({ rule, table, what }) => `${rule}: ${what} of ${table}`);
}

function faultsOf(text: string, added: ReadonlySet<string>): (Statement & { rule: Rule })[] {
  const alter = /^alter table (?:if exists )?(?:only )?(\w+) (.*)$/.exec(text);
  if (alter) {
    const [, table = '', actions = ''] = alter;
    return partsOf(actions).flatMap((what) =>
      rulesOf(what, large.has(table), added).map((rule) => ({ rule, table, what: what.slice(0, 60) })),
    );
  }
  const index = /^create (?:unique )?index (?:if not exists )?\w+ on (?:only )?(\w+)/.exec(text)?.[1];
  if (index && large.has(index)) return [{ rule: 'index', table: index, what: 'an index' }];
  const rows = /^(?:with .*? )?(?:update|delete from) (?:only )?(\w+)/.exec(text)?.[1];
  if (rows && large.has(rows)) return [{ rule: 'rows', table: rows, what: 'a change of many rows' }];
  if (/^do\b/.test(text)) return [{ rule: 'rows', table: 'what its code names', what: 'a block of code' }];
  const dropped = /^(?:drop (?:table|view|type) (?:if exists )?|truncate (?:table )?)(\w+)/.exec(text)?.[1];
  return dropped ? [{ rule: 'contract', table: dropped, what: 'an end' }] : [];
}

/** The actions of one statement: commas in brackets belong to one. */
function partsOf(actions: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const sign of actions) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

function rulesOf(what: string, isLarge: boolean, added: ReadonlySet<string>): Rule[] {
  const again = /^drop constraint (?:if exists )?(\w+)/.exec(what)?.[1];
  if (again) return added.has(again) ? [] : ['contract'];
  if (/^drop (?:column )?(?!default|not null|expression)|^rename /.test(what)) return ['contract'];
  if (/^alter (?:column )?\w+ (?:set data )?type /.test(what)) return ['type'];
  if (/^alter (?:column )?\w+ set not null/.test(what)) return ['not-null'];
  if (/^add constraint |^add (?:check|foreign key|unique|primary key)\b/.test(what))
    return isLarge && !/ not valid$/.test(what) ? ['constraint'] : [];
  if (!/^add /.test(what)) return [];
  const rules: Rule[] = [];
  if (/ not null\b/.test(what) && !/ default | generated /.test(what)) rules.push('not-null');
  if (isLarge && / generated .*stored|default (?:gen_random_uuid|random|clock_timestamp|nextval)/.test(what))
    rules.push('rewrite');
  if (isLarge && / (?:check|references|unique|primary key)\b/.test(what)) rules.push('constraint');
  return rules;
}
