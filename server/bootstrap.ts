import cluster from 'node:cluster'
import { invalidSettingsMessage } from '../environment/settings/settings-reader.ts'
import { readSettings } from './settings.ts'
import { createLog } from './operation/log.ts'
import { superviseSiteProcesses } from './processes/supervise-site-processes.ts'
import { runSite } from './run-site.ts'
import type { WebsiteSource } from './open-site-context.ts'

/** Starts the site with the settings of the environment. Prints what prevents it and exits with code 1. */
export async function bootstrap(source: WebsiteSource): Promise<void> {
  const result = readSettings(process.env)
  if (!result.ok) return exitWithMessage(invalidSettingsMessage(result.problems))
  const { settings } = result
  try {
    if (settings.processes > 1 && cluster.isPrimary)
      await superviseSiteProcesses(settings.processes, createLog(settings.logLevel))
    else await runSite(settings, source)
  } catch (error) {
    exitWithMessage(error instanceof Error ? error.message : String(error))
  }
}

function exitWithMessage(message: string): void {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
