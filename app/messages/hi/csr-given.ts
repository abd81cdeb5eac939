export const receivedOf = (received: string, target: string) => `${target} में से ${received} प्राप्त`;
export const received = (received: string) => `${received} प्राप्त`;
export const spent = (spent: string) => `इसमें से ${spent} ख़र्च`;
