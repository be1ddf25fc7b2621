export function installSite(): Promise<void>
export function installContentService(): Promise<void>
export function install(what: string, folder: string): Promise<void>
