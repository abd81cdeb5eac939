export const otherServices = 'अन्य सेवाएँ';
export const serviceOf = (summary: string, temple: string) => `${summary} ${temple} की एक सेवा।`;
