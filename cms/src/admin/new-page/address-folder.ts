import pageTemplates from './page-templates.json'

const FOLDERS: Readonly<Record<string, string>> = pageTemplates.folders

/** Where the address of a page with these blocks begins, e.g. 'news/' with an article; '' for the top. */
export function addressFolder(blocks: unknown): string {
  const names = Array.isArray(blocks)
    ? blocks.map((block: { readonly __component?: string } | null) => block?.__component ?? '')
    : []
  return names.map((name) => FOLDERS[name]).find((folder) => folder !== undefined) ?? ''
}
