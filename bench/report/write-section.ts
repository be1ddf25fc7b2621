import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeMachine } from './describe-machine.ts'

const FILE = join(import.meta.dirname, '../RESULTS.md')
const HEAD = `# Figures

Written by \`npm run bench\`, one section a bench; see README.md in this folder for what each measures. Medians, with the
least and the most of the runs in brackets. Figures in absolute terms belong to the machine; the ratios travel.
`

/**
 * Puts a bench's section into RESULTS.md in place of its last one.
 *
 * @param versions of the programs that took part, e.g. { nginx: '1.22.1' }
 */
export function writeSection(
  title: string,
  text: string,
  versions: Readonly<Record<string, string>>,
  loadBefore: number,
): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD
  const section = `## ${title}\n\n${describeMachine(versions, loadBefore)}\n\n${text.trim()}\n`
  writeFileSync(FILE, withSection(before, title, section))
  console.log(`\n${section}`)
}

/** Sections stand in the order in which they were first written. */
export function withSection(text: string, title: string, section: string): string {
  const start = text.indexOf(`## ${title}\n`)
  if (start < 0) return `${text.trimEnd()}\n\n${section}`
  const next = text.indexOf('\n## ', start)
  return text.slice(0, start) + section + (next < 0 ? '' : text.slice(next))
}
