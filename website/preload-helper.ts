import type { Plugin } from 'vite'

/**
 * Run in browsers before a dynamic import: loads the files that the module needs at the same time, as Vite's helper
 * does.
 */
const HELPER = `export function __vitePreload(load, files = []) {
  for (const file of files) {
    if (document.querySelector('link[href="/' + file + '"]')) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + file
    document.head.append(link)
  }
  return load()
}`

/** Replaces Vite's helper, of which the larger part is for style sheets of modules: the site has none. */
export function shortPreloadHelper(): Plugin {
  return {
    name: 'short-preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => HELPER },
  }
}
