type AddressRow = {
  address_line1: string | null;
  address_line2: string | null;
  landmark: string | null;
  city: string | null;
  supply_state: string;
  pin: string | null;
};

/** An address as printed on a label and a bill; empty where the goods are fetched. */
export function addressLines(row: AddressRow): string[] {
  if (row.address_line1 === null) return [];
  const town = [row.city, row.pin].filter(Boolean).join(' ');
  return [row.address_line1, row.address_line2, row.landmark, town, row.supply_state].filter(
    (line): line is string => Boolean(line),
  );
}
