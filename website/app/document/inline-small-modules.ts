/** Source of built modules by their path, e.g. `/assets/a1b2.js`. */
export type Modules = ReadonlyMap<string, string>

/** React Router's import of its list of routes. */
const EFFECT_IMPORT = /import "(?<path>[^"]+)";?/
/** Its import of a route's module. */
const NAMESPACE_IMPORT = /import \* as (?<namespace>\w+) from "(?<path>[^"]+)";/g
/** Its last statement: the entry that hydrates the page. */
const ENTRY_IMPORT = /import\("(?<path>[^"]+)"\);?\s*$/
/** A module that only passes on what another one exports. */
const PASSES_ON = /^export\{(?<names>[^}]*)\}from"(?<from>[^"]+)";?\s*$/

/** Where it registers the modules of the page's routes. */
const REGISTRATION = 'window.__reactRouterRouteModules = {'

/** Ids of routes with the paths of their modules. */
export type RouteModules = Readonly<Record<string, string>>

/**
 * Writes small modules into React Router's module script instead of loading each of them: the list of routes, modules
 * of routes, which only pass on exports of a shared file, and the entry, which is a few lines. Those of the other
 * routes are registered, too, so that navigation loads none.
 */
export function inlineSmallModules(script: string, modules: Modules, routes: RouteModules = {}): string {
  const others = Object.entries(routes).flatMap(([id, path], index) => {
    const isThere = script.includes(`${JSON.stringify(id)}:`)
    const written = isThere ? null : namespaceOf(`other${index}`, path, modules)
    return written ? { ...written, id } : []
  })
  const registered = others.map(({ id, object }) => `${JSON.stringify(id)}:${object},`).join('')
  return script
    .replace(EFFECT_IMPORT, (statement, path: string) => modules.get(path) ?? statement)
    .replace(NAMESPACE_IMPORT, (statement, name: string, path: string) => {
      const written = namespaceOf(name, path, modules)
      return written ? `${written.statement}const ${name}=${written.object};` : statement
    })
    .replace(REGISTRATION, (start) => others.map(({ statement }) => statement).join('') + start + registered)
    .replace(ENTRY_IMPORT, (statement, path: string) => {
      const source = modules.get(path)
      return source === undefined || /\bexport\b/.test(source) ? statement : absolute(source)
    })
}

/** The import of a module that passes on exports, and an object with them; null for other modules. */
function namespaceOf(name: string, path: string, modules: Modules) {
  const { names, from } = PASSES_ON.exec(modules.get(path) ?? '')?.groups ?? {}
  if (!names || !from) return null
  const properties = names.split(',').map((pair) => {
    // e.g. `a as default`
    const [local = '', exported = local] = pair.split(' as ')
    return `${exported}:${name}_.${local}`
  })
  return { statement: `import*as ${name}_ from"${absolute(from)}";`, object: `{${properties.join()}}` }
}

/** Built modules refer to one another within their folder. */
function absolute(source: string): string {
  return source.replaceAll(/(?<=^|")\.\//g, '/assets/')
}
