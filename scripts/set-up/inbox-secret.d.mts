export function inboxSecret(dataFolder: string, configured?: string): string
