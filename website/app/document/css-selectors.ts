/** A selector, and the names a document must contain for it to match anything. */
export interface Selector {
  readonly text: string
  readonly needs: Needs
}

/**
 * Class names (`.card`), data attributes (`[data-variant]`, `[data-variant=large]`), `dir` and elements (`table`): they are
 * known from the page's markup.
 */
interface Needs {
  readonly names: readonly string[]
  /** At least one of each list: the alternatives of `:is()`, `:where()` and `:has()`. */
  readonly oneOf: readonly (readonly Needs[])[]
}

/** Parses a selector list; commas within brackets do not separate. */
export function readSelectors(list: string): readonly Selector[] {
  return splitList(list).map((text) => ({ text, needs: readNeeds(text) }))
}

/** False only if the selector cannot match anything in a document with just these names. */
export function couldMatch({ names, oneOf }: Needs, present: ReadonlySet<string>): boolean {
  return (
    names.every((name) => present.has(name)) &&
    oneOf.every((alternatives) => alternatives.some((needs) => couldMatch(needs, present)))
  )
}

const ALTERNATIVES = /:(?:is|where|has)$/
/** Other attributes are skipped: a dot in `[src$=".svg"]` names no class. */
const NAMES =
  /\[(?<data>data-[\w-]+|dir)(?:(?<operator>[~|^$*]?=)"?(?<value>[^"\]]*)"?)?\]|\[[^\]]*\]|(?<class>\.-?[_a-z][\w-]*)|(?<=^|[\s>+~])(?<element>[a-z][\w-]*)/gi

function readNeeds(selector: string): Needs {
  const oneOf: (readonly Needs[])[] = []
  const names: string[] = []
  for (const { plain, group } of pieces(selector)) {
    names.push(...namesIn(plain))
    if (group && ALTERNATIVES.test(plain)) oneOf.push(splitList(group).map(readNeeds))
  }
  return { names, oneOf }
}

function namesIn(plain: string): string[] {
  return [...plain.matchAll(NAMES)].flatMap(({ groups }) => {
    const { class: name, data, operator, value, element } = groups as Partial<Record<string, string>>
    if (data) return operator === '=' ? dataName(data, value) : dataName(data)
    return name ?? element ?? []
  })
}

/** The name of a data attribute or `dir` among the names of a document. */
export function dataName(attribute: string, value?: string): string {
  return value === undefined ? `[${attribute}]` : `[${attribute}=${value}]`
}

/** The parts of a selector outside brackets, each with the bracketed group that follows it. */
function pieces(selector: string): { readonly plain: string; readonly group: string }[] {
  const found: { plain: string; group: string }[] = []
  for (let start = 0; start < selector.length;) {
    const open = selector.indexOf('(', start)
    if (open < 0) return [...found, { plain: selector.slice(start), group: '' }]
    const close = closing(selector, open)
    found.push({ plain: selector.slice(start, open), group: selector.slice(open + 1, close) })
    start = close + 1
  }
  return found
}

function closing(selector: string, open: number): number {
  let depth = 0
  for (let index = open; index < selector.length; index += 1) {
    if (selector[index] === '(') depth += 1
    if (selector[index] === ')') depth -= 1
    if (depth === 0) return index
  }
  return selector.length
}

function splitList(list: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < list.length; index += 1) {
    if (/[([]/.test(list[index] ?? '')) depth += 1
    if (/[)\]]/.test(list[index] ?? '')) depth -= 1
    if (depth > 0 || list[index] !== ',') continue
    parts.push(list.slice(start, index))
    start = index + 1
  }
  return [...parts, list.slice(start)]
}
