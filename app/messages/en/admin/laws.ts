export const section = (number: string) => `section ${number}`;
export const sectionOfAct = (number: string, year: number) =>
  `section ${number} of the Income-tax Act, ${year}`;
