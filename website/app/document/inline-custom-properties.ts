import { readRules } from './css-rules.ts'

/**
 * Writes values in place of the custom properties that hold the same value everywhere: declared once, on the root, and
 * made of nothing that changes. A browser then reads such a rule once; a rule with `var()` it puts together anew for
 * every element it matches. The declarations stay; a page leaves out those that nothing reads (needed-css.ts).
 *
 * @param css as the build writes it
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

/** Values that name fixed ones are filled in, until nothing changes; those that still name others are no fixed ones. */
function resolved(values: Values): Values {
  const fixed = new Map([...values].filter(([, value]) => !ANY_REFERENCE.test(value)))
  const next = new Map([...values].map(([name, value]) => [name, substitute(value, fixed)]))
  return [...next].some(([name, value]) => value !== values.get(name)) ? resolved(next) : fixed
}

function substitute(text: string, values: Values): string {
  return text.replace(PLAIN_REFERENCE, (use, name: string) => values.get(name) ?? use)
}
