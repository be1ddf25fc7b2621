export const PANEL_SOURCES: readonly string[]
export function contentServiceIsBuilt(): boolean
export function buildContentService(options?: { onLine?: (line: string) => void }): Promise<void>
