export function metricsToken(dataFolder: string, given?: string): string
