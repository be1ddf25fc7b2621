import { ALL_FORMS } from '../../../../forms/all-forms.ts'
import { filledAnswers } from '../../../../forms/testing/filled-answers.ts'
import { mutate } from './mutate.ts'
import type { Random } from './seeded-random.ts'

export interface Body {
  readonly type: string
  readonly bytes: Buffer
}

const BOUNDARY = 'x'
const LARGE_BYTES = 300_000
const VERY_LARGE_BYTES = 9_000_000
const REPEATED_TOKENS = ['<', 'a&', '%', '=', '&', '0', '\0', '"', '[', '{"a":', '--x\r\n', '\r\n']

/** A body: answers to a form in one of three encodings, mostly mutated; or one repeated token. */
export function makeBody(random: Random): Body {
  const form = random.pick(ALL_FORMS)
  const answers = Object.fromEntries(
    Object.entries(filledAnswers(form)).map(([name, answer]) => [
      name,
      random.chance(7) ? oddValue(random) : answer,
    ]),
  )
  const { type, bytes } = random.pick([asJson, asFields, asParts])(answers)
  if (random.chance(8)) return { type, bytes: repeatedToken(random) }
  return { type, bytes: random.chance(60) ? mutate(bytes, random) : bytes }
}

function oddValue(random: Random): unknown {
  return random.pick<unknown>([
    '',
    ' '.repeat(10_000),
    'x'.repeat(10_000),
    '<script>',
    '\u{d800}',
    '\u{2800}',
    0,
    -1,
    1e308,
    true,
    null,
    [],
    ['a', 'b'],
    {},
    { toString: 1 },
    '0'.repeat(20_000),
    'ana@example.com\r\nBcc: x@example.com',
  ])
}

function repeatedToken(random: Random): Buffer {
  const token = random.pick(REPEATED_TOKENS)
  const text = random.chance(50) ? 'message=' : ''
  const bytes = random.below(random.chance(10) ? VERY_LARGE_BYTES : LARGE_BYTES)
  return Buffer.from(text + token.repeat(bytes / token.length))
}

function asJson(answers: object): Body {
  return { type: 'application/json', bytes: Buffer.from(JSON.stringify(answers)) }
}

function asFields(answers: object): Body {
  const pairs = Object.entries(answers).map(([name, answer]): [string, string] => [name, textOf(answer)])
  return {
    type: 'application/x-www-form-urlencoded',
    bytes: Buffer.from(new URLSearchParams(pairs).toString()),
  }
}

function asParts(answers: object): Body {
  const parts = Object.entries(answers).map(([name, answer]) => {
    const isFile = typeof answer === 'object' && answer !== null && 'size' in answer
    const file = isFile ? `; filename="${name}.pdf"\r\nContent-Type: application/pdf` : ''
    const content = isFile ? `%PDF-1.7\n${' '.repeat(200)}\n%%EOF\n` : textOf(answer)
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`
  })
  const text = `${parts.join('')}--${BOUNDARY}--\r\n`
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: Buffer.from(text) }
}

function textOf(answer: unknown): string {
  return typeof answer === 'object' ? (JSON.stringify(answer) ?? '') : String(answer)
}
