const FIRST = ['fonts', 'tokens', 'base', 'surfaces', 'print'].map((name) => `../ui/${name}.css`)
const FOLDERS = ['ui', 'layout', 'form', 'blocks']

/**
 * Style sheets in cascade order: fonts, tokens, base, surfaces, print, components, layout, form, blocks. In a folder they
 * are in the order of their names: `article.css` comes before `article-wide.css`, which may override it.
 */
export function inCascadeOrder(paths: readonly string[]): string[] {
  return paths.toSorted((a, b) => rank(a) - rank(b) || nameOf(a).localeCompare(nameOf(b)))
}

function rank(path: string): number {
  const first = FIRST.indexOf(path)
  return first >= 0 ? first - FIRST.length : FOLDERS.findIndex((folder) => path.startsWith(`../${folder}/`))
}

/** With the extension, a hyphen would come before the dot: `article-wide.css` before `article.css`. */
function nameOf(path: string): string {
  return path.replace(/\.css$/, '')
}
