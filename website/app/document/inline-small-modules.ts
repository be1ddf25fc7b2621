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

/**
 * Writes small modules into React Router's module script instead of loading each of them: the list of routes, modules of
 * routes, which only pass on exports of a shared file, and the entry, which is a few lines.
 */
export function inlineSmallModules(script: string, modules: Modules): string {
  return script
    .replace(EFFECT_IMPORT, (statement, path: string) => modules.get(path) ?? statement)
    .replace(NAMESPACE_IMPORT, (statement, namespace: string, path: string) => {
      const { names, from } = PASSES_ON.exec(modules.get(path) ?? '')?.groups ?? {}
      return names && from ? importNames(namespace, names, absolute(from)) : statement
    })
    .replace(ENTRY_IMPORT, (statement, path: string) => {
      const source = modules.get(path)
      return source === undefined || /\bexport\b/.test(source) ? statement : absolute(source)
    })
}

/** @param names as in an export: `a as default,b` */
function importNames(namespace: string, names: string, from: string): string {
  const properties = names.split(',').map((name) => {
    const [local = '', exported = local] = name.split(' as ')
    return `${exported}:${namespace}_.${local}`
  })
  return `import*as ${namespace}_ from"${from}";const ${namespace}={${properties.join()}};`
}

/** Built modules refer to one another within their folder. */
function absolute(source: string): string {
  return source.replaceAll(/(?<=^|")\.\//g, '/assets/')
}
