import { parseArgs } from 'node:util'
import { benchCapacity } from './capacity/bench-capacity.ts'
import { benchContent } from './content/bench-content.ts'
import { benchIntake } from './intake/bench-intake.ts'
import { benchNavigation } from './navigation/bench-navigation.ts'
import { benchPages } from './pages/bench-pages.ts'
import { loadAverage } from './report/describe-machine.ts'
import { writeSection } from './report/write-section.ts'
import { benchServe } from './serve/bench-serve.ts'
import { benchFaults } from './faults/bench-faults.ts'
import { type Bench, readOptions } from './bench.ts'

const BENCHES: Readonly<Record<string, Bench>> = {
  pages: benchPages,
  serve: benchServe,
  intake: benchIntake,
  content: benchContent,
  faults: benchFaults,
  navigation: benchNavigation,
  capacity: benchCapacity,
}

const OPTIONS = {
  runs: { type: 'string' },
  seconds: { type: 'string' },
  rows: { type: 'string' },
  only: { type: 'string' },
  inbox: { type: 'boolean' },
  processes: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const

const load = loadAverage()
try {
  await measure()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function measure(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const run = BENCHES[positionals[0] ?? '']
  if (!run)
    throw new Error(`Usage: npm run bench -- ${Object.keys(BENCHES).join('|')} [--runs 5] [--dry-run]`)
  for (const { title, text, versions } of [await run(readOptions(values))].flat())
    if (values['dry-run']) console.log(`${title}\n\n${text}`)
    else writeSection(title, text, versions, load)
}
