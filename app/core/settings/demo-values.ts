import { type TempleSettings, templeDefaults } from '../content/temple-settings.ts';

/**
 * By which fields a section is the demo's: addresses, accounts and a seller that nobody has. What may be true of a real
 * temple too (a branch in Ghaziabad, the temple's place, the shop's switches) tells nothing.
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
 * Which sections still hold something of the demo. One such field is enough: an owner who saves a switch of the shop, or
 * corrects the branch alone, has not said who sells and where gifts go.
 */
export function demoValues(settings: TempleSettings): DemoKey[] {
  return (Object.keys(tellingFields) as DemoKey[]).filter((key) => {
    const current: Readonly<Record<string, unknown>> = settings[key];
    const ofTheDemo: Readonly<Record<string, unknown>> = templeDefaults[key];
    return tellingFields[key].some((field) => current[field] === ofTheDemo[field]);
  });
}
