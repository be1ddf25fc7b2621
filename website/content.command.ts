import { join } from 'node:path'
import { invalidSettingsMessage } from '../environment/settings/settings-reader.ts'
import { listPublicFiles } from './content-command/list-public-files.ts'
import { readArguments, USAGE, type Arguments } from './content-command/read-arguments.ts'
import { DEFAULT_CONTENT, readPublishedContent } from './content-command/read-content.ts'
import { readSettings } from './content-command/read-settings.ts'
import { reportFindings } from './content-command/report-findings.ts'
import { reportLaunch } from './content-command/report-launch.ts'

const PUBLIC_FOLDER = join(import.meta.dirname, 'public')

const args = readArguments(process.argv.slice(2))
if (args.command === 'check') process.exitCode = await check(args)
else if (args.command === 'help') console.log(USAGE)
else process.exitCode = fail(USAGE)

async function check({ defaults = false, live = false, count = false }: Arguments): Promise<0 | 1> {
  const result = readSettings(process.env)
  if (!result.ok) return fail(invalidSettingsMessage(result.problems))
  const { contentServiceUrl: url, launch, redirectHosts } = result.settings
  const content = defaults ? DEFAULT_CONTENT : await readPublishedContent(url)
  if (!content) return fail(`The content service at ${url} cannot be read. Start it, or check --defaults.`)
  const { lines, isPassed } = live
    ? reportLaunch(content, launch, count)
    : reportFindings(content, redirectHosts, await listPublicFiles(PUBLIC_FOLDER))
  console.log(lines.join('\n'))
  return isPassed ? 0 : 1
}

function fail(message: string): 1 {
  console.error(message)
  return 1
}
