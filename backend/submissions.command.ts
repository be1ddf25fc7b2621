import { parseArgs, type ParseArgsConfig } from 'node:util'
import { backup } from './src/admin/backup.ts'
import { end, handle, release } from './src/admin/change-status.ts'
import { AdminError, type AdminContext, type Arguments } from './src/admin/admin-context.ts'
import { erase } from './src/admin/erase.ts'
import { exportSubmissions } from './src/admin/export-submissions.ts'
import { files } from './src/admin/files.ts'
import { list } from './src/admin/list.ts'
import { moveToPostgres } from './src/admin/move-to-postgres.ts'
import { openAdminContext } from './src/admin/open-admin-context.ts'
import { outbox } from './src/admin/outbox.ts'
import { purge } from './src/admin/purge.ts'
import { restore } from './src/admin/restore.ts'
import { show } from './src/admin/show.ts'
import { StorageUnavailable } from './src/storage/storage.ts'

const HELP = `Submissions, for staff and operators. Works while the site runs.

  npm run submissions -- COMMAND

  list [--form NAME] [--status new|handled|quarantined] [--since DAY]
  show ID                       one submission with every answer (ID or reference)
  files ID --out FOLDER         write its files into a folder
  export [--format csv|ndjson] [--form NAME] [--status …] [--since DAY]
  handle ID                     mark as dealt with
  release ID                    let a quarantined one through; what it had to send is sent
  end ID [--on DAY]             the relationship has ended: its years count from then
  erase EMAIL                   remove a person everywhere, with a receipt
  purge [--dry-run]             remove what the retention rules say is over
  outbox [status|retry]         what is still to be sent, or was given up
  backup FILE                   copy the database while the site runs, checked
  restore FILE --yes            put a backup in its index
  move-to-postgres URL          copy everything into PostgreSQL, proven row by row

The settings are those of the site: DATA_DIR, DATABASE_URL, DATA_KEY.`

const COMMANDS: Readonly<Record<string, (context: AdminContext, args: Arguments) => Promise<void>>> = {
  list,
  show,
  files,
  export: exportSubmissions,
  handle,
  release,
  end,
  erase,
  purge,
  outbox,
  backup,
  restore,
  'move-to-postgres': moveToPostgres,
}

const OPTIONS = {
  form: { type: 'string' },
  status: { type: 'string' },
  since: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  on: { type: 'string' },
  yes: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'clock-is-right': { type: 'boolean' },
  help: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options']

/** Whoever reads may have seen enough, e.g. `| head`. */
process.stdout.on('error', () => process.exit(0))
process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const [name, ...rest] = args
  const command = name === undefined ? undefined : COMMANDS[name]
  if (!command) {
    console.log(HELP)
    return name === undefined || name === 'help' || name === '--help' ? 0 : 2
  }
  try {
    const { values, positionals } = parseArgs({ args: rest, options: OPTIONS, allowPositionals: true })
    if (values.help) return (console.log(HELP), 0)
    const context = await openAdminContext(process.env)
    await command(context, { positionals, options: values }).finally(() => context.storage.close())
    return 0
  } catch (error) {
    console.error(errorMessage(error))
    return 1
  }
}

function errorMessage(error: unknown): string {
  if (error instanceof AdminError) return error.message
  if (error instanceof StorageUnavailable)
    return `The database cannot be used just now (${error.reason}). Try again in a moment.`
  if (!(error instanceof Error)) return String(error)
  const isUsage = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isUsage ? `${error.message}\nSee: npm run submissions -- help` : `It did not work: ${error.message}`
}
