import { parseArgs } from 'node:util'
import { loadAverage } from './report/describe-machine.ts'
import { writeSection } from './report/write-section.ts'
import { type Bench, readOptions } from './bench.ts'

/** Each is loaded when it runs: some need packages of the content service, which others do without. */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  pages: async () => (await import('./pages/bench-pages.ts')).benchPages,
  serve: async () => (await import('./serve/bench-serve.ts')).benchServe,
  intake: async () => (await import('./intake/bench-intake.ts')).benchIntake,
  content: async () => (await import('./content/bench-content.ts')).benchContent,
  faults: async () => (await import('./faults/bench-faults.ts')).benchFaults,
  navigation: async () => (await import('./navigation/bench-navigation.ts')).benchNavigation,
  compare: async () => (await import('./compare/bench-compare.ts')).benchCompare,
  capacity: async () => (await import('./capacity/bench-capacity.ts')).benchCapacity,
}

const OPTIONS = {
  runs: { type: 'string' },
  seconds: { type: 'string' },
  rows: { type: 'string' },
  only: { type: 'string' },
  inbox: { type: 'boolean' },
  processes: { type: 'boolean' },
  beside: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const

const loadBefore = loadAverage()
try {
  await measure()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function measure(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const load = BENCHES[positionals[0] ?? '']
  if (!load)
    throw new Error(`Usage: npm run bench -- ${Object.keys(BENCHES).join('|')} [--runs 5] [--dry-run]`)
  const run = await load()
  for (const { title, text, versions } of [await run(readOptions(values))].flat())
    if (values['dry-run']) console.log(`${title}\n\n${text}`)
    else writeSection(title, text, versions, loadBefore)
}
