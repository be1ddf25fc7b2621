import { createHash } from 'node:crypto'
import { inCascadeOrder } from './in-cascade-order.ts'
import { type CssRule, readRules, writeRules } from './css-rules.ts'
import { inlineCustomProperties } from './inline-custom-properties.ts'
import { createCriticalCss } from './critical-css.ts'
import { inlineCriticalCss, type Styles } from './inline-critical-css.ts'

const sheets = import.meta.glob<string>(
  ['../ui/*.css', '../layout/*.css', '../form/*.css', '../blocks/*.css'],
  {
    query: '?inline',
    import: 'default',
    eager: true,
  },
)

const everything = inCascadeOrder(Object.keys(sheets))
  .map((path) => sheets[path] ?? '')
  .join('')
const rules = readRules(inlineCustomProperties(everything))

/** Print and forced colors are rare: their rules are only in the sheet, where they come last. */
const RARE = /^@media (?:print|\(forced-colors:active\))/

const [rare, common] = [rules.filter(isRare), rules.filter((rule) => !isRare(rule))]

const ALL_CSS = writeRules([...common, ...rare], () => true)
const ALL_CSS_PATH = pathOf(ALL_CSS)
/** By path. The build writes them as files beside the scripts (write-style-sheets.ts). */
export const STYLE_SHEETS: ReadonlyMap<string, string> = new Map([[ALL_CSS_PATH, ALL_CSS]])

/**
 * Preloads of the two fonts that every page needs for its first lines. Fonts for rare characters are in a folder of
 * their own and load on demand.
 */
const FONTS = [...everything.matchAll(/url\(["']?(\/fonts\/[\w-]+\.woff2)/g)].map(([, path = '']) =>
  fontPreload(path),
)

/** Adds font preloads and styles to a rendered document. In development all rules are in the head. */
export function withStyles(html: string): string {
  if (import.meta.env.DEV) return html.replace('<style></style>', () => `<style>${everything}</style>`)
  return inlineCriticalCss(html, STYLES)
}

/** Hidden, or without its color, until the visitor opens the menu. */
const LATER = ['.menu-panel', '.menu-overlay', '.menu-color']

const STYLES: Styles = {
  criticalCssOf: createCriticalCss(common, LATER),
  preloads: FONTS.join(''),
  sheetPath: ALL_CSS_PATH,
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
