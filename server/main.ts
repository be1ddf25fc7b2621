import { openBuiltWebsite } from './open-built-website.ts'
import { readSettings } from './settings.ts'
import { runSite } from './run-site.ts'

const reading = readSettings(process.env)
if (reading.ok) {
  await runSite(reading.settings, openBuiltWebsite)
} else {
  process.stderr.write(`Wrong settings:\n${reading.problems.map((problem) => `- ${problem}\n`).join('')}`)
  process.exitCode = 1
}
