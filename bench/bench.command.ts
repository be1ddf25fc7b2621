import { parseArgs } from 'node:util'
import { benchContent } from './content/bench-content.ts'
import { benchIntake } from './intake/bench-intake.ts'
import { benchMoves } from './moves/bench-moves.ts'
import { benchPages } from './pages/bench-pages.ts'
import { loadNow } from './report/describe-machine.ts'
import { writeSection } from './report/write-section.ts'
import { benchServe } from './serve/bench-serve.ts'
import { benchTrouble } from './trouble/bench-trouble.ts'
import { type Bench, readOptions } from './bench.ts'

const BENCHES: Readonly<Record<string, Bench>> = {
  pages: benchPages,
  serve: benchServe,
  intake: benchIntake,
  content: benchContent,
  trouble: benchTrouble,
  moves: benchMoves,
}

const WORDS = {
  runs: { type: 'string' },
  seconds: { type: 'string' },
  rows: { type: 'string' },
  only: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const

const load = loadNow()
try {
  await measure()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function measure(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: WORDS })
  const run = BENCHES[positionals[0] ?? '']
  if (!run)
    throw new Error(`Say which: npm run bench -- ${Object.keys(BENCHES).join('|')} [--runs 5] [--dry-run]`)
  const { title, text, versions } = await run(readOptions(values))
  if (values['dry-run']) console.log(text)
  else writeSection(title, text, versions, load)
}
