import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as Website from './app/website.server.ts'

/** Writes the style sheets that pages link into the folder of public files. */
export async function writeStyleSheets(buildFolder: string): Promise<void> {
  // Node's `require`: Vite would transform the whole bundle first.
  const load = createRequire(import.meta.url)
  const built = load(join(buildFolder, 'server/index.js')) as typeof Website
  for (const [path, css] of built.STYLE_SHEETS) await writeFile(join(buildFolder, 'client', path), css)
}
