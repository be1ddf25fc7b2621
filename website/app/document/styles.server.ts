import { createHash } from 'node:crypto'
import { type CssRule, readRules, writeRules } from './css-rules.ts'
import { inlineCustomProperties } from './inline-custom-properties.ts'
import { createNeededCss } from './needed-css.ts'

const sheets = import.meta.glob<string>(
  ['../ui/*.css', '../layout/*.css', '../form/*.css', '../blocks/*.css'],
  {
    query: '?inline',
    import: 'default',
    eager: true,
  },
)

const FIRST = ['fonts', 'tokens', 'base', 'surfaces', 'print'].map((name) => `../ui/${name}.css`)
const FOLDERS = ['ui', 'layout', 'form', 'blocks']

/** All style sheets in cascade order: tokens, base, components, layout, form, blocks. */
const ordered = Object.keys(sheets).toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))
const everything = ordered.map((path) => sheets[path] ?? '').join('')
const rules = readRules(inlineCustomProperties(everything))

/** Print and forced colours are rare, so their rules are in a separate sheet. */
const RARE = /^@media (?:print|\(forced-colors:active\))/

const [rare, common] = [rules.filter(isRare), rules.filter((rule) => !isRare(rule))]

/** All styles except the rare ones, for client-side navigation. */
const ALL_CSS = writeRules(common, () => true)
const RARE_CSS = writeRules(rare, () => true)
export const ALL_CSS_PATH = pathOf(ALL_CSS)
const RARE_CSS_PATH = pathOf(RARE_CSS)
/** By path. The build writes them as files beside the scripts (write-style-sheets.ts). */
export const STYLE_SHEETS: ReadonlyMap<string, string> = new Map([
  [ALL_CSS_PATH, ALL_CSS],
  [RARE_CSS_PATH, RARE_CSS],
])

const RARE_LINK = `<link rel="stylesheet" media="print,(forced-colors:active)" href="${RARE_CSS_PATH}">`

/**
 * Preloads of the two fonts that every page needs for its first lines. Fonts for rare characters are in a folder of
 * their own and load on demand.
 */
const FONTS = [...everything.matchAll(/url\(["']?(\/fonts\/[\w-]+\.woff2)/g)].map(([, path = '']) =>
  fontPreload(path),
)

/**
 * Adds font preloads and the needed rules to a rendered document, in place of its empty `<style>`, and links the
 * sheet of rare rules, which does not block rendering. In development it adds all rules.
 */
export function withStyles(html: string): string {
  if (import.meta.env.DEV) return html.replace(EMPTY, () => filled(everything))
  return html
    .replace(EMPTY, () => FONTS.join('') + filled(neededCss(html)))
    .replace('</head>', `${RARE_LINK}</head>`)
}

const EMPTY = '<style></style>'
const neededCss = createNeededCss(common)

function filled(css: string): string {
  return `<style>${css}</style>`
}

function fontPreload(path: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${path}" crossorigin="">`
}

function isRare(rule: CssRule): boolean {
  return rule.kind === 'group' && RARE.test(rule.condition)
}

/** Changes with its content, so that it can be cached forever. */
function pathOf(css: string): string {
  return `/assets/${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`
}

function rank(path: string): number {
  const first = FIRST.indexOf(path)
  return first >= 0 ? first - FIRST.length : FOLDERS.findIndex((folder) => path.startsWith(`../${folder}/`))
}
