import { readdir } from 'node:fs/promises'

/** Paths of the static files in a folder, as the site serves them; none where there is no folder. */
export async function listPublicFiles(folder: string): Promise<ReadonlySet<string>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return new Set(
    files
      .filter((file) => file.isFile())
      .map((file) => `${file.parentPath.slice(folder.length)}/${file.name}`),
  )
}
