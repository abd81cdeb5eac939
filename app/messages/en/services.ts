export const otherServices = 'Other services';
export const serviceOf = (summary: string, temple: string) => `${summary} A service of the ${temple}.`;
