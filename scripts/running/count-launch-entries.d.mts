export function countLaunchEntries(variables: Readonly<Record<string, string>>): Promise<number | null>

export function launchLine(count: number | null): string
