import { AdminError } from './src/admin/admin-context.ts'
import { openAdminContext } from './src/admin/open-admin-context.ts'
import { parseCommand } from './src/admin/parse-command.ts'
import { plainText } from './src/admin/plain-text.ts'
import { StorageUnavailableError } from './src/storage/storage.ts'

/** The reader may have closed the pipe, e.g. `| head`. */
process.stdout.on('error', () => process.exit(0))
process.exitCode = await main(process.argv.slice(2))

/** 0: done; 1: it did not work; 2: what was typed is wrong, and nothing was done. */
async function main(typed: readonly string[]): Promise<number> {
  const parsed = parseCommand(typed)
  if (parsed.kind === 'help') return (console.log(parsed.text), 0)
  if (parsed.kind === 'usage') return (console.error(plainText(parsed.text)), 2)
  try {
    const context = await openAdminContext(process.env)
    await parsed.command.run(context, parsed.args).finally(() => context.storage.close())
    return 0
  } catch (error) {
    console.error(plainText(errorMessage(error)))
    return 1
  }
}

function errorMessage(error: unknown): string {
  if (error instanceof AdminError) return error.message
  if (error instanceof StorageUnavailableError && error.reason === 'file-lost')
    return 'The database file is missing, emptied or incomplete: docs/operating.md, "storage-file-lost".'
  if (error instanceof StorageUnavailableError)
    return `The database cannot be used just now (${error.reason}). Try again in a moment.`
  return error instanceof Error ? `It did not work: ${error.message}` : String(error)
}
