import { readFileSync } from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'
import { ALL_CHECKS } from './doctor/all-checks.ts'
import { openInstallation } from './doctor/open-installation.ts'
import { exitCode, jsonReport, textReport } from './doctor/report.ts'
import { runChecks, type NamedFinding } from './doctor/run-checks.ts'
import type { Environment } from '../environment/settings/settings-reader.ts'

const USAGE = `Checks a running installation and changes nothing.

  npm run doctor -- [--settings FILE] [--test-mail ADDRESS] [--json]

  --settings FILE        read settings from a file, e.g. /etc/beam-wallet/settings.env
  --test-mail ADDRESS    send a mail there
  --json                 for programs

Exit code: 0 all well, 1 warnings, 2 failures, 3 what was typed is wrong.`

process.exitCode = await main(process.argv.slice(2))

async function main(typed: readonly string[]): Promise<number> {
  const args = readArguments(typed)
  if (!args) return (console.error(USAGE), 3)
  if (args.help) return (console.log(USAGE), 0)
  const environment = withFile(process.env, args.settings)
  if (!environment) return (console.error(`${args.settings} cannot be read.`), 3)
  const findings = await examine(environment, args['test-mail'] ?? null)
  console.log(args.json ? jsonReport(findings) : textReport(findings))
  return exitCode(findings)
}

function readArguments(typed: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    const options = { settings: text, 'test-mail': text, json: flag, help: flag } as const
    return parseArgs({ args: [...typed], options }).values
  } catch {
    return null
  }
}

/** Like systemd's EnvironmentFile, a file replaces what is set. Null when it cannot be read. */
function withFile(environment: Environment, file: string | undefined): Environment | null {
  if (file === undefined) return environment
  try {
    return { ...environment, ...parseEnv(readFileSync(file, 'utf8')) }
  } catch {
    return null
  }
}

/** With invalid settings nothing else can be checked. */
async function examine(environment: Environment, testMail: string | null): Promise<readonly NamedFinding[]> {
  const opened = openInstallation(environment, { testMail })
  if (!opened.ok)
    return opened.problems.map((message) => ({
      check: 'Settings',
      status: 'failed',
      message,
      remedy: 'Correct it: .env.example describes every setting.',
    }))
  const { installation, close } = opened
  const findings = await runChecks(ALL_CHECKS, installation)
  await close()
  return [{ check: 'Settings', status: 'ok', message: 'all are valid' }, ...findings]
}
