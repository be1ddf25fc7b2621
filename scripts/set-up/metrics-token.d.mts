export function metricsToken(dataFolder: string, configured?: string): string
