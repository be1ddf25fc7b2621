export function localUrl(host: string | undefined, port: string | number): string
