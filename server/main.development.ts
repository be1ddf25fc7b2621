import { openWebsiteInDevelopment } from './open-website-in-development.ts'
import { readSettings } from './settings.ts'
import { runSite } from './run-site.ts'

const reading = readSettings(process.env)
if (reading.ok) {
  await runSite(reading.settings, openWebsiteInDevelopment)
} else {
  process.stderr.write(`Wrong settings:\n${reading.problems.map((problem) => `- ${problem}\n`).join('')}`)
  process.exitCode = 1
}
