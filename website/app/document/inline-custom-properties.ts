import { readRules } from './css-rules.ts'

/**
 * Replaces `var()` by its value where a custom property is constant: declared once, on the root, without a reference
 * to a variable one. Browsers parse such a rule once, but resolve `var()` for every matching element. The
 * declarations stay; critical-css.ts removes unused ones from each page.
 *
 * @param css as written by the build
 */
export function inlineCustomProperties(css: string): string {
  return substitute(css, constantProperties(css))
}

const DECLARATION = /(?<=[{;])(--[\w-]+):([^;{}]*)(?=[;}])/g
const REGISTERED = /@property (--[\w-]+)/g
const PLAIN_REFERENCE = /var\((--[\w-]+)\)/g
const ANY_REFERENCE = /var\(/

type Values = ReadonlyMap<string, string>

function constantProperties(css: string): Values {
  const declared = namesOf(css, DECLARATION)
  const registered = new Set(namesOf(css, REGISTERED))
  const once = rootDeclarations(css).filter(
    ([name]) => !registered.has(name) && declared.indexOf(name) === declared.lastIndexOf(name),
  )
  return resolved(new Map(once))
}

function namesOf(css: string, expression: RegExp): string[] {
  return [...css.matchAll(expression)].map(([, name = '']) => name)
}

function rootDeclarations(css: string): [name: string, value: string][] {
  const bodies = readRules(css).map((rule) =>
    rule.kind === 'style' && rule.selectors.length === 1 && rule.selectors[0]?.text === ':root'
      ? rule.body
      : '',
  )
  return [...bodies.join('').matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value.trim()])
}

/** Substitutes constants in values until nothing changes; values that still contain `var()` are not constant. */
function resolved(values: Values): Values {
  const fixed = new Map([...values].filter(([, value]) => !ANY_REFERENCE.test(value)))
  const next = new Map([...values].map(([name, value]) => [name, substitute(value, fixed)]))
  return [...next].some(([name, value]) => value !== values.get(name)) ? resolved(next) : fixed
}

function substitute(text: string, values: Values): string {
  return text.replace(PLAIN_REFERENCE, (use, name: string) => values.get(name) ?? use)
}
