import { type TempleSettings, templeDefaults } from '../content/temple-settings.ts';

/**
 * Which fields show that a section has demo values: addresses, accounts and a seller that do not
 * exist. What may be true of a real temple too (a branch in Ghaziabad, the temple's place, the
 * shop's switches) proves nothing.
 */
const tellingFields = {
  contact: ['address', 'phone', 'whatsapp', 'email'],
  bank: ['accountName', 'accountNumber', 'bank', 'branchCode'],
  upi: ['id', 'payee'],
  csr: ['registration'],
  shop: ['seller', 'address', 'gstin'],
} as const satisfies { [Key in keyof TempleSettings]?: readonly (keyof TempleSettings[Key])[] };

export type DemoKey = keyof typeof tellingFields;

/**
 * Which sections still have demo values. One such field is enough: an owner who saves a switch of
 * the shop, or corrects only the branch, has not entered the seller or the account for donations.
 */
export function demoValues(settings: TempleSettings): DemoKey[] {
  return (Object.keys(tellingFields) as DemoKey[]).filter((key) => {
    const current: Readonly<Record<string, unknown>> = settings[key];
    const ofTheDemo: Readonly<Record<string, unknown>> = templeDefaults[key];
    return tellingFields[key].some((field) => current[field] === ofTheDemo[field]);
  });
}
