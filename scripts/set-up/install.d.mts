export function installSite(): Promise<void>
export function installContentService(): Promise<void>
export function install(name: string, folder: string): Promise<void>

/** The line of npm's output that says what is wrong. */
export function failureLine(output: string): string
