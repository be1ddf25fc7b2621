export function installSite(): Promise<void>
export function installContentService(): Promise<void>
export function install(name: string, folder: string): Promise<void>
