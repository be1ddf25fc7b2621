import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Longer modules are worth a request. */
const MAX_CHARACTERS = 400
const ID = 'virtual:small-modules'

/**
 * Passes the source of the client's small modules to the server build, which comes after it: `virtual:small-modules`
 * exports pairs of path and source.
 *
 * @param folder of the built client
 */
export function smallModules(folder: string): Plugin {
  return {
    name: 'small-modules',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: async (id) =>
      id === `\0${ID}` ? `export default ${JSON.stringify(await readSmallModules(folder))}` : undefined,
  }
}

async function readSmallModules(folder: string): Promise<[path: string, source: string][]> {
  const names = await readdir(join(folder, 'assets')).catch(() => [])
  const sources = await Promise.all(
    names
      .filter((name) => name.endsWith('.js'))
      .map(async (name): Promise<[string, string]> => [
        `/assets/${name}`,
        await readFile(join(folder, 'assets', name), 'utf8'),
      ]),
  )
  return sources.filter(([, source]) => source.length <= MAX_CHARACTERS)
}
