import { rupees } from '#core/money/paise.ts';
import type { Services } from '../services.ts';

type DemoZone = {
  id: string;
  title: string;
  prefixes: string[];
  rates: [upToGrams: number, rupees: number][];
  furtherKg: number;
  freeFrom: number;
  days: [min: number, max: number];
};

/**
 * Charges are demo data that the staff replace. Army post offices (9…) have no zone: not delivered
 * there.
 */
const zones: DemoZone[] = [
  {
    id: 'ghaziabad',
    title: 'Ghaziabad and Noida',
    prefixes: ['201'],
    rates: [
      [2_000, 30],
      [5_000, 49],
    ],
    furtherKg: 10,
    freeFrom: 499,
    days: [1, 2],
  },
  {
    id: 'delhi-up',
    title: 'Delhi, Haryana and Uttar Pradesh',
    prefixes: ['11', '12', '13', '20', '21', '22', '23', '24', '25', '26', '27', '28'],
    rates: [
      [1_000, 60],
      [3_000, 90],
      [5_000, 120],
    ],
    furtherKg: 20,
    freeFrom: 999,
    days: [2, 4],
  },
  {
    id: 'india',
    title: 'Rest of India',
    prefixes: ['1', '2', '3', '4', '5', '6', '7', '8'],
    rates: [
      [500, 90],
      [1_000, 120],
      [3_000, 190],
      [5_000, 260],
    ],
    furtherKg: 45,
    freeFrom: 1_999,
    days: [4, 8],
  },
  {
    id: 'hills-islands',
    title: 'Kashmir, Ladakh, North-East and islands',
    prefixes: ['18', '19', '682555', '737', '744', '78', '79'],
    rates: [
      [500, 130],
      [1_000, 180],
      [3_000, 290],
      [5_000, 420],
    ],
    furtherKg: 70,
    freeFrom: 2_999,
    days: [7, 14],
  },
];

export async function seedDemoDelivery({ db }: Services): Promise<void> {
  if (await db.selectFrom('delivery_zones').select('id').limit(1).executeTakeFirst()) return;
  for (const [position, { id, title, prefixes, rates, furtherKg, freeFrom, days }] of zones.entries()) {
    await db
      .insertInto('delivery_zones')
      .values({
        id,
        title,
        free_from_paise: rupees(freeFrom),
        further_kg_paise: rupees(furtherKg),
        days_min: days[0],
        days_max: days[1],
        position,
      })
      .execute();
    await db
      .insertInto('delivery_prefixes')
      .values(prefixes.map((prefix) => ({ prefix, zone_id: id })))
      .execute();
    await db
      .insertInto('delivery_rates')
      .values(
        rates.map(([up_to_grams, charge]) => ({ zone_id: id, up_to_grams, charge_paise: rupees(charge) })),
      )
      .execute();
  }
}
