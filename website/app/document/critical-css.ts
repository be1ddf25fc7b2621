import { LRUCache } from 'lru-cache'
import { type CssRule, writeRules } from './css-rules.ts'
import { couldMatch, dataName } from './css-selectors.ts'
import { fontRanges, withoutUnusedFontFaces } from './font-ranges.ts'

/** Returns the rules that can apply in a document, as CSS. */
type SelectCriticalCss = (html: string) => string

const MAX_CACHED = 64

/**
 * Selects the rules that can match in a document by its elements, class names, data attributes and rare characters.
 * Rules for what scripts add later are in the full style sheet. Documents with the same names share a cached result.
 *
 * @param later class names (`.panel`) of what is hidden at first: their rules, and those of the colors of elements with
 *   such a class first, are in the full style sheet only
 */
export function createCriticalCss(
  rules: readonly CssRule[],
  later: readonly string[] = [],
): SelectCriticalCss {
  const cache = new LRUCache<string, string>({ max: MAX_CACHED })
  const ranges = fontRanges(writeRules(rules, () => true))
  return (html) => {
    const present = namesIn(html, later)
    for (const { range, characters } of ranges) if (characters.test(html)) present.add(range)
    const key = [...present].join(' ')
    const css = cache.get(key) ?? cssFor(rules, present)
    cache.set(key, css)
    return css
  }
}

function cssFor(rules: readonly CssRule[], present: ReadonlySet<string>): string {
  const css = writeRules(rules, ({ text, needs }) => couldMatch(needs, present) && !isForLater(text))
  const used = withoutUnusedKeyframes(withoutUnusedFontFaces(css, present))
  return withoutEmptyRules(withoutUnusedProperties(used, present))
}

/** How something looks while it is touched, sent or replaced: by then the full style sheet is there. */
const LATER_STATES = /:(?:hover|active|disabled)\b|::(?:selection|view-transition)/
const ARGUMENTS = /\([^()]*\)/g

/** States among the arguments, as in `:not(:active)`, do not count. */
function isForLater(selector: string): boolean {
  return LATER_STATES.test(selector) && LATER_STATES.test(selector.replace(ARGUMENTS, ''))
}

const ELEMENT = /<([a-z][\w-]*)/g
const ATTRIBUTE = /\s(?:class|(?<data>data-[\w-]+|dir))="(?<value>[^"]*)"/g
const USE = /var\((--[\w-]+)/g

/** Elements, classes, data attributes, directions, and the custom properties used in the markup. */
function namesIn(markup: string, later: readonly string[]): Set<string> {
  const html = withoutTags(markup, later)
  const names = new Set(namesUsed(html))
  for (const [, name = ''] of markup.matchAll(ELEMENT)) names.add(name)
  for (const { groups } of html.matchAll(ATTRIBUTE)) {
    const { data, value = '' } = groups as { data?: string; value?: string }
    if (data) names.add(dataName(data)).add(dataName(data, value))
    else for (const name of value.split(/\s+/)) names.add(`.${name}`)
  }
  for (const name of later) names.delete(name)
  return names
}

/** Without the opening tags of elements with one of these class names first. */
function withoutTags(html: string, classes: readonly string[]): string {
  if (classes.length === 0) return html
  const names = classes.map((name) => name.slice(1)).join('|')
  return html.replaceAll(new RegExp(`<[\\w-]+ class="(?:${names})[ "][^>]*>`, 'g'), '')
}

const DECLARATION = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g
const ANIMATION = /\banimation(?:-name)?:([^;}]*)/g

function withoutUnusedKeyframes(css: string): string {
  const made = new Set([...css.matchAll(ANIMATION)].flatMap(([, value = '']) => value.split(/[\s,]+/)))
  return css.replace(KEYFRAMES, (all, name: string) => (made.has(name) ? all : ''))
}

/** Removes unused custom properties, including those used only by removed ones. */
function withoutUnusedProperties(css: string, present: ReadonlySet<string>): string {
  for (let before = css; ; before = css) {
    const used = namesUsed(css)
    css = before.replace(DECLARATION, (all, name: string) => (used.has(name) || present.has(name) ? all : ''))
    if (css === before) return css
  }
}

const LAST_SEMICOLON = /;(?=\})/g
const EMPTY_RULE = /(?<=^|[{};])[^{};]*\{\}/g

/** Removes rules that were left empty, and groups of such rules. */
function withoutEmptyRules(css: string): string {
  const rules = css.replace(LAST_SEMICOLON, '').replace(EMPTY_RULE, '')
  return rules === css ? css : withoutEmptyRules(rules)
}

function namesUsed(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(USE)].map(([, name = '']) => name))
}
