/** A kind with what is left of its title under the name of its material: '5 cubic feet'. */
export type SizedType<Type> = { type: Type; size: string };
export type Material<Type> = { name: string; sizes: SizedType<Type>[] };

/**
 * Kinds of donation under their materials, as far as their titles say one: 'Sand, 5 cubic feet' is
 * sand, '300 bricks' is bricks. A kind whose title says none is alone under its own title. The
 * order is that of the first of each.
 */
export function byMaterial<Type extends { title: string }>(types: readonly Type[]): Material<Type>[] {
  const materials: Material<Type>[] = [];
  for (const type of types) {
    const { name, size } = readTitle(type.title);
    const same = materials.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (same) same.sizes.push({ type, size });
    else materials.push({ name, sizes: [{ type, size }] });
  }
  return materials;
}

function readTitle(title: string): { name: string; size: string } {
  const [, material, size] = /^(.+?), (.+)$/.exec(title) ?? [];
  if (material && size) return { name: material, size };
  const [, counted] = /^\d[\d,]* (.+)$/.exec(title) ?? [];
  return { name: counted ? counted.charAt(0).toUpperCase() + counted.slice(1) : title, size: title };
}
