import * as fc from 'fast-check'

/*
 * For tests: responses of a faulty or malicious content service. Deterministic, because the seed is fixed.
 */

/** Returns a modified copy of a valid response. */
export type Mutation = (response: unknown) => unknown

/** Mutations that replace one to eight values anywhere in a response by invalid ones. */
export function mutations(count: number): Mutation[] {
  return sampleMutations(count, WRONG_VALUES, [1, 8], locationsIn)
}

/** Mutations that replace five to sixty texts by payloads, except the names of components and node types. */
export function injections(count: number, payloads: readonly string[] = PAYLOADS): Mutation[] {
  return sampleMutations(count, payloads, [5, 60], (response) => locationsIn(response).filter(isText))
}

const PAYLOADS = [
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

const NESTING_DEPTH = 500

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
  JSON.parse(`${'['.repeat(NESTING_DEPTH)}${']'.repeat(NESTING_DEPTH)}`),
  JSON.parse(`${'{"children":['.repeat(NESTING_DEPTH)}${']}'.repeat(NESTING_DEPTH)}`),
]

const SEED = 20_261_120

function sampleMutations(
  count: number,
  values: readonly unknown[],
  [minLength, maxLength]: readonly [number, number],
  findLocations: (response: unknown) => Location[],
): Mutation[] {
  const change = fc.tuple(fc.nat(), fc.constantFrom(...values))
  const changes = fc.array(change, { minLength, maxLength, size: 'max' })
  return fc
    .sample(changes, { numRuns: count, seed: SEED })
    .map((chosen) => (response) => chosen.reduce(applyChange, structuredClone(response)))

  function applyChange(response: unknown, [number, value]: [number, unknown]): unknown {
    const locations = findLocations(response)
    const location = locations[number % locations.length]
    if (location) location.owner[location.name] = structuredClone(value)
    return response
  }
}

interface Location {
  readonly owner: Record<string, unknown>
  readonly name: string
}

function isText({ owner, name }: Location): boolean {
  return typeof owner[name] === 'string' && name !== '__component' && name !== 'type'
}

/** The location of every value, down to 30 levels. */
function locationsIn(value: unknown, depth = 0): Location[] {
  if (typeof value !== 'object' || value === null || depth > 30) return []
  const owner = value as Record<string, unknown>
  return Object.keys(owner).flatMap((name) => [{ owner, name }, ...locationsIn(owner[name], depth + 1)])
}
