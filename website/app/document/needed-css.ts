import { type CssRule, writeRules } from './css-rules.ts'
import { couldMatch, dataName } from './css-selectors.ts'

/**
 * The rules that can match something in a document, judged by class names and data attributes. What scripts may add
 * later has its rules in the style sheet that comes with the scripts.
 */
export function neededCss(rules: readonly CssRule[], html: string): string {
  const present = namesIn(html)
  const css = writeRules(rules, ({ needs }) => couldMatch(needs, present))
  return withoutUnusedProperties(withoutUnusedKeyframes(css), html)
}

const ATTRIBUTE = /\s(?:class|(?<data>data-[\w-]+))="(?<value>[^"]*)"/g

function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { groups } of html.matchAll(ATTRIBUTE)) {
    const { data, value = '' } = groups as { data?: string; value?: string }
    if (data) names.add(dataName(data)).add(dataName(data, value))
    else for (const name of value.split(/\s+/)) names.add(`.${name}`)
  }
  return names
}

const DECLARATION = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g
const USE = /var\((--[\w-]+)/g

const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g
const ANIMATION = /\banimation(?:-name)?:([^;}]*)/g
const EMPTY_GROUP = /@[\w-]+ [^{};]*\{\}/g

/** Movements that nothing makes, and the groups that held only them. */
function withoutUnusedKeyframes(css: string): string {
  const made = new Set([...css.matchAll(ANIMATION)].flatMap(([, value = '']) => value.split(/[\s,]+/)))
  const kept = css.replace(KEYFRAMES, (all, name: string) => (made.has(name) ? all : ''))
  return kept.replace(EMPTY_GROUP, '').replace(EMPTY_GROUP, '')
}

/** Custom properties that nothing reads any more, and those that only they read. */
function withoutUnusedProperties(css: string, html: string): string {
  const inMarkup = namesUsed(html)
  for (let before = css; ; before = css) {
    const used = namesUsed(css)
    css = before.replace(DECLARATION, (all, name: string) =>
      used.has(name) || inMarkup.has(name) ? all : '',
    )
    if (css === before) return css
  }
}

function namesUsed(text: string): ReadonlySet<string | undefined> {
  return new Set([...text.matchAll(USE)].map(([, name]) => name))
}
