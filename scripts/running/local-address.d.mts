export function localAddress(host: string | undefined, port: string | number): string
