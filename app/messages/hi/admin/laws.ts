export const section = (number: string) => `धारा ${number}`;
export const sectionOfAct = (number: string, year: number) => `आयकर अधिनियम, ${year} की धारा ${number}`;
