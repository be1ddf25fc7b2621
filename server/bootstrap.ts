import { readSettings } from './settings.ts'
import { runSite, type WebsiteSource } from './run-site.ts'

/** Runs the site as the environment says; what keeps it from running is told in a few lines, with exit code 1. */
export async function begin(source: WebsiteSource): Promise<void> {
  const reading = readSettings(process.env)
  if (!reading.ok)
    return refuse(`Wrong settings:\n${reading.problems.map((problem) => `- ${problem}`).join('\n')}`)
  try {
    await runSite(reading.settings, source)
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
  }
}

function refuse(words: string): void {
  process.stderr.write(`${words}\n`)
  process.exit(1)
}
