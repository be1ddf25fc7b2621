import { readSelectors, type Selector } from './css-selectors.ts'

/** A rule of a style sheet: a style rule, a group rule with a condition, or any other statement. */
export type CssRule =
  | { readonly kind: 'style'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'group'; readonly condition: string; readonly rules: readonly CssRule[] }
  | { readonly kind: 'other'; readonly text: string }

/** Reads CSS as written by the build: valid, small, without comments. */
export function readRules(css: string): readonly CssRule[] {
  const rules: CssRule[] = []
  for (let start = 0; start < css.length;) {
    const end = endOfRule(css, start)
    rules.push(readRule(css.slice(start, end)))
    start = end
  }
  return rules
}

const GROUP = /^@(?:media|supports|container|layer|starting-style)\b/

function readRule(text: string): CssRule {
  const open = text.indexOf('{')
  const head = text.slice(0, open)
  const body = text.slice(open)
  if (open < 0 || (head.startsWith('@') && !GROUP.test(head))) return { kind: 'other', text }
  if (head.startsWith('@')) return { kind: 'group', condition: head, rules: readRules(body.slice(1, -1)) }
  return { kind: 'style', selectors: readSelectors(head), body }
}

/** Behind the brace that closes the rule, or behind the semicolon of a statement such as `@charset`. */
function endOfRule(css: string, start: number): number {
  const marks = /["'{};]/g
  marks.lastIndex = start
  let depth = 0
  for (let mark = marks.exec(css); mark; mark = marks.exec(css)) {
    if (mark[0] === '{') depth += 1
    else if (mark[0] === '}') depth -= 1
    else if (mark[0] !== ';') marks.lastIndex = endOfString(css, mark.index)
    if (depth === 0 && /[};]/.test(mark[0])) return marks.lastIndex
  }
  return css.length
}

function endOfString(css: string, start: number): number {
  const quote = css[start]
  let index = start + 1
  while (index < css.length && css[index] !== quote) index += css[index] === '\\' ? 2 : 1
  return index + 1
}

/** Serializes the rules, without selectors that `isNeeded` rejects and without empty rules and groups. */
export function writeRules(rules: readonly CssRule[], isNeeded: (selector: Selector) => boolean): string {
  return rules.map((rule) => writeRule(rule, isNeeded)).join('')
}

function writeRule(rule: CssRule, isNeeded: (selector: Selector) => boolean): string {
  if (rule.kind === 'other') return rule.text
  if (rule.kind === 'group') {
    const within = writeRules(rule.rules, isNeeded)
    return within && `${rule.condition}{${within}}`
  }
  const needed = rule.selectors.filter(isNeeded)
  return needed.length === 0 ? '' : needed.map(({ text }) => text).join(',') + rule.body
}
