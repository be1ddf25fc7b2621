import { array, constantFrom, oneof, sample, string, tuple } from 'fast-check'

/** What does harm where a text is taken for something else: markup, formulas, directions, commands to a terminal. */
const PIECES = [
  '<img src=x onerror="window.hostile=1">',
  '</script><script>window.hostile=1</script>',
  '"><svg onload=window.hostile=1>',
  "'><iframe srcdoc='<script>parent.hostile=1</script>'>",
  '<style>*{display:none}</style>',
  '&lt;b&gt;&#x3C;script&#x3E;',
  '[link](javascript:window.hostile=1)',
  "=cmd|' /C calc'!A0",
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '"quoted", and, commas;',
  "'; drop table submissions; --",
  '{{name}} ${name} %s %n',
  '\u001B[2J\u001B[1;1H',
  '\u001B]0;title\u0007',
  '\u001B]8;;https://evil.example\u0007link\u001B]8;;\u0007',
  '\u009B31m',
  '\b\b\b\u007F\u0000',
  '\r',
  '\r\n',
  '\n',
  '\u2028',
  '\u202Egpj.exe',
  '\u2066\u2067',
  '\u200F',
  'שלום עולם',
  'مرحبا',
  `Z${'\u0301'.repeat(60)}`,
  '👩‍👩‍👧‍👦',
  '\uD800',
  'W'.repeat(400),
]

const LINES = 1_000

/** Texts of such pieces, some with a thousand lines. The same each time. */
export function hostileTexts(count: number): string[] {
  const piece = oneof(
    { weight: 9, arbitrary: constantFrom(...PIECES) },
    string({ unit: 'binary', maxLength: 12 }),
  )
  const text = array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''))
  const long = tuple(constantFrom(...PIECES), text).map(
    ([line, end]) => `${line.slice(0, 20)}\n`.repeat(LINES) + end,
  )
  return sample(oneof({ weight: 199, arbitrary: text }, long), { numRuns: count, seed: 14 })
}
