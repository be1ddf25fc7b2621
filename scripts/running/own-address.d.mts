export function ownAddress(host: string | undefined, port: string | number): string
