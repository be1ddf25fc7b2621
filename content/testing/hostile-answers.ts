import * as fc from 'fast-check'

/*
 * For tests: what a broken or an evil content service might answer, the same each time.
 */

/** Makes a bad answer of a good one, which stays as it is. */
export type Spoil = (answer: unknown) => unknown

/** Ways to put one to eight wrong values anywhere into an answer. */
export function mutations(count: number): Spoil[] {
  return spoils(count, WRONG_VALUES, [1, 8], placesIn)
}

/** Ways to put five to sixty doses in place of words, but for those that say which component or node it is. */
export function poisonings(count: number, doses: readonly string[] = POISONS): Spoil[] {
  return spoils(count, doses, [5, 60], (answer) => placesIn(answer).filter(holdsWords))
}

const POISONS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'javascript&#58;alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example',
  'https://user:password@evil.example',
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' autofocus onfocus=alert(1) x='",
  '</style><style>*{display:none}</style>',
  '--><script>alert(1)</script><!--',
  '\u2028\u202e</title><script>alert(1)</script>',
  '\ud800${alert(1)}{{alert(1)}}',
]

const DEEP = 500

const WRONG_VALUES: readonly unknown[] = [
  null,
  undefined,
  true,
  -1,
  1e308,
  '',
  'x',
  '\ud800\u0000\u202e',
  [],
  [null],
  {},
  { data: null },
  { attributes: null },
  { attributes: { attributes: { data: [] } } },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  JSON.parse(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
  JSON.parse(`${'{"children":['.repeat(DEEP)}${']}'.repeat(DEEP)}`),
]

const SEED = 20_261_120

function spoils(
  count: number,
  values: readonly unknown[],
  [minLength, maxLength]: readonly [number, number],
  places: (answer: unknown) => Place[],
): Spoil[] {
  const change = fc.tuple(fc.nat(), fc.constantFrom(...values))
  const changes = fc.array(change, { minLength, maxLength, size: 'max' })
  return fc
    .sample(changes, { numRuns: count, seed: SEED })
    .map((chosen) => (answer) => chosen.reduce(spoil, structuredClone(answer)))

  function spoil(answer: unknown, [number, value]: [number, unknown]): unknown {
    const found = places(answer)
    const place = found[number % found.length]
    if (place) place.holder[place.name] = structuredClone(value)
    return answer
  }
}

interface Place {
  readonly holder: Record<string, unknown>
  readonly name: string
}

function holdsWords({ holder, name }: Place): boolean {
  return typeof holder[name] === 'string' && name !== '__component' && name !== 'type'
}

/** Every place a value stands in, down to 30 levels. */
function placesIn(value: unknown, depth = 0): Place[] {
  if (typeof value !== 'object' || value === null || depth > 30) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...placesIn(holder[name], depth + 1)])
}
