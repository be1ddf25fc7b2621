import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Writes the style sheets that the built website links among the files that browsers are given. */
export async function writeStyleSheets(buildFolder: string): Promise<void> {
  const built = pathToFileURL(join(buildFolder, 'server/index.js')).href
  const { STYLE_SHEETS } = (await import(
    /* @vite-ignore */ built
  )) as typeof import('./app/website.server.ts')
  for (const [path, css] of STYLE_SHEETS) await writeFile(join(buildFolder, 'client', path), css)
}
