import type { Random } from './seeded-random.ts'

/** Tokens that often break parsers. */
const TOKENS = [
  '<',
  '&',
  '=',
  '%',
  '%00',
  '%ff',
  '%u0041',
  '+',
  '\0',
  '\r\n',
  '\n',
  '\r\n\r\n',
  '--x',
  '--x--',
  '"',
  '\\',
  '{"__proto__":',
  '[[[[[[[[',
  '}}}}',
  '1e999',
  '-0',
  '\\ud800',
  '\u{2800}',
  '\u{202e}',
  '\u{feff}',
  'é',
  '%PDF-1.7',
  'constructor',
  '__proto__[x]=1',
  'a&'.repeat(500),
  '<'.repeat(2_000),
  '0'.repeat(5_000),
]
const MAX_MUTATIONS = 6

/** A copy with some bytes changed, removed, duplicated or inserted. */
export function mutate(bytes: Buffer, random: Random): Buffer {
  let mutated = bytes
  const count = random.below(MAX_MUTATIONS + 1)
  for (let mutation = 0; mutation < count; mutation++) mutated = mutateOnce(mutated, random)
  return mutated
}

function mutateOnce(bytes: Buffer, random: Random): Buffer {
  const at = random.below(bytes.length + 1)
  const end = Math.min(bytes.length, at + 1 + random.below(64))
  const [before, middle, after] = [bytes.subarray(0, at), bytes.subarray(at, end), bytes.subarray(end)]
  switch (random.below(6)) {
    case 0:
      return Buffer.concat([before, random.bytes(middle.length), after])
    case 1:
      return Buffer.concat([before, after])
    case 2:
      return Buffer.concat([before, middle, middle, after])
    case 3:
      return before
    default:
      return Buffer.concat([before, Buffer.from(random.pick(TOKENS)), middle, after])
  }
}
