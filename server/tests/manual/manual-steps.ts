import { ok } from 'node:assert/strict'
import { CHECKS } from './manual-checks.ts'
import type { Block } from './read-blocks.ts'
import type { Sandbox } from './start-sandbox.ts'

export interface Step {
  readonly name: string
  /** Rejects when it fails. */
  run(sandbox: Sandbox): Promise<void>
}

const BACKUP_SECTION = 'Backup and restore'
const EVERYTHING_IS_IN_POSTGRESQL = 'beam-wallet content-service move'

/** The blocks of the manual in their order, each followed by what must be true after it. */
export function manualSteps(blocks: readonly Block[]): readonly Step[] {
  const toRun = blocks.filter(({ notRun }) => notRun === null)
  const backups = toRun.filter(({ section }) => section === BACKUP_SECTION)
  return toRun.flatMap((block) => [
    ...stepsOf(block),
    ...(block.script.includes(EVERYTHING_IS_IN_POSTGRESQL)
      ? backups.flatMap((backup) => stepsOf(backup, ', with PostgreSQL'))
      : []),
  ])
}

function stepsOf(block: Block, suffix = ''): readonly Step[] {
  const checks = CHECKS.filter(({ after }) => block.script.includes(after))
  return [commands(block), ...checks].map(({ name, run }) => ({ name: name + suffix, run }))
}

function commands({ section, line, script }: Block): Step {
  return {
    name: `${section}: the commands of line ${line} succeed`,
    async run(sandbox) {
      // Packages come from npm's registry or its cache.
      const { code, output } = await sandbox.run(script, { isOnline: script.includes('npm run build') })
      ok(code === 0, `exit code ${code}:\n${output}`)
    },
  }
}
