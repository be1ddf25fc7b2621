import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = join(import.meta.dirname, '../../../cms/src')
/** Both ways to add routes: with add-panel-routes.ts, and by hand. */
const DEFINITION = /\baddPanelRoutes\(strapi,|\btype: 'admin',(?!\s+prefix,)/g
/** The prefix of a router; the path of its first route when it has none. */
const ADDRESS =
  /\baddPanelRoutes\(strapi, '([^']+)'|\btype: 'admin',\s+(?:prefix: '([^']+)'|routes: \[\s*\{[^}]*?\bpath: '([^']+)')/g

/**
 * The URLs at which the content service adds routes for its panel, e.g. `/history`, read from their definitions.
 */
export function panelRoutes(): string[] {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('admin/') && !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')] as const)
  return sources.flatMap(([file, source]) => addressesIn(file, source)).toSorted()
}

function addressesIn(file: string, source: string): string[] {
  const addresses = [...source.matchAll(ADDRESS)].flatMap((match) => match.slice(1).filter(Boolean))
  const routers = source.match(DEFINITION)?.length ?? 0
  if (addresses.length !== routers) throw new Error(`No address was found of each router in cms/src/${file}`)
  return addresses
}
