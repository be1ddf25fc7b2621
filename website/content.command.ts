import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkContent, type CheckedContent } from '@beam/content/check/check-content.ts'
import type { Finding } from '@beam/content/check/finding.ts'
import { checkLaunch } from '@beam/content/check/launch/check-launch.ts'
import { describeLaunch } from '@beam/content/check/launch/describe-launch.ts'
import {
  LAUNCH_SETTINGS,
  openSettings,
  type LaunchSetting,
} from '@beam/content/check/launch/launch-settings.ts'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '@beam/content/defaults/navigation.ts'
import { RESERVED_SEGMENTS } from '@beam/content/model/reserved-segments.ts'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import {
  anyText,
  hostName,
  listOf,
  port,
  httpUrlWithoutPath,
  httpUrl,
} from '../environment/settings/parsers.ts'
import {
  createSettingsReader,
  invalidSettingsMessage,
  type SettingsReader,
} from '../environment/settings/settings-reader.ts'
import { createContentClient } from './app/content/client/content-client.server.ts'
import { readAllContent } from './app/content/read-all-content.server.ts'

const USAGE = `npm run content -- check              what is published in the content service
npm run content -- check --defaults   the default documents
npm run content -- check --live       what the owner must fill in before launch, with settings; --count: how many`

const args = readArguments()
if (args.command === 'check') process.exitCode = await (args.live ? checkLive(args) : check(args))
else if (args.command === 'help') console.log(USAGE)
else {
  console.error(USAGE)
  process.exitCode = 1
}

interface Arguments {
  readonly command: string
  readonly defaults?: boolean
  readonly live?: boolean
  /** Only how many entries are open. */
  readonly count?: boolean
}

/** The command; '' when an option is unknown. */
function readArguments(): Arguments {
  try {
    const flag = { type: 'boolean' } as const
    const options = { defaults: flag, live: flag, count: flag }
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    const command = values.count && !values.live ? '' : positionals.join(' ')
    return { command, ...values }
  } catch {
    return { command: '' }
  }
}

/** Prints the findings. Exit code 1 when one of them is an error. */
async function check({ defaults: onlyDefaults = false }: Arguments): Promise<0 | 1> {
  const settings = readSettings()
  const content = settings && (await readContent(settings, onlyDefaults))
  if (!content) return 1
  const findings = checkContent(content, siteInfo(settings.redirectHosts), new Set(await publicFiles()))
  for (const { severity, location, message } of findings)
    console.log(`${severity.padEnd(7)}  ${location}  ${message}`)
  console.log(summary(content, findings))
  return findings.some(isError) ? 1 : 0
}

/** Prints what is to be filled in before launch. Exit code 1 when there is something. */
async function checkLive({ defaults: onlyDefaults = false, count = false }: Arguments): Promise<0 | 1> {
  const settings = readSettings()
  const content = settings && (await readContent(settings, onlyDefaults))
  if (!content) return 1
  const open = { entries: checkLaunch(content), settings: openSettings(settings.launch) }
  const total = open.entries.length + open.settings.length
  console.log(count ? total : describeLaunch(open).join('\n'))
  return total > 0 && !count ? 1 : 0
}

async function readContent({ contentServiceUrl }: { contentServiceUrl: string }, onlyDefaults: boolean) {
  return onlyDefaults ? defaults() : readService(contentServiceUrl)
}

/** As the site reads them; null after a message when one is invalid. */
function readSettings() {
  const reader = createSettingsReader(process.env)
  const { withDefault } = reader
  const sitePort = withDefault('PORT', port, 3000)
  const siteUrl = withDefault('SITE_URL', httpUrlWithoutPath, `http://localhost:${sitePort}`)
  const contentServicePort = withDefault('CMS_PORT', port, 1337)
  const result = reader.result({
    contentServiceUrl: withDefault('CONTENT_SERVICE_URL', httpUrl, `http://127.0.0.1:${contentServicePort}`),
    launch: launchSettings(reader),
    redirectHosts: [new URL(siteUrl).host, ...withDefault('REDIRECT_HOSTS', listOf(hostName), [])],
  })
  if (result.ok) return result.settings
  console.error(invalidSettingsMessage(result.problems))
  return null
}

/** The texts of the settings that must be made before launch, as far as they are made. */
function launchSettings({ optional }: SettingsReader): Partial<Record<LaunchSetting, string>> {
  return Object.fromEntries(
    LAUNCH_SETTINGS.flatMap(({ name }) => {
      const text = optional(name, anyText)
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

async function readService(url: string): Promise<CheckedContent | null> {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const client = createContentClient({ url, token: null, fetch, clock: Date.now, log })
  const content = await readAllContent(client, url)
  if (!content) console.error(`The content service at ${url} cannot be read. Start it, or check --defaults.`)
  return content && { ...content, footer: content.footer ?? DEFAULT_FOOTER }
}

function defaults(): CheckedContent {
  return { pages: ALL_PAGES, navigation: DEFAULT_NAVIGATION, footer: DEFAULT_FOOTER, redirects: [] }
}

function siteInfo(redirectHosts: readonly string[]) {
  return {
    formNames: ALL_FORMS.map(({ name }) => name),
    reservedSegments: RESERVED_SEGMENTS,
    slugsWithShareImage: ALL_PAGES.map(({ slug }) => slug),
    redirectHosts,
  }
}

/** Paths of the static files that the site serves. */
async function publicFiles(): Promise<string[]> {
  const folder = join(import.meta.dirname, 'public')
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return files
    .filter((file) => file.isFile())
    .map((file) => `${file.parentPath.slice(folder.length)}/${file.name}`)
}

/** What an editor could not publish is as bad when it is already published. */
function isError({ severity }: Finding): boolean {
  return severity !== 'warning'
}

function summary({ pages }: CheckedContent, findings: readonly Finding[]): string {
  const errors = findings.filter(isError).length
  return `${pages.length} pages: ${errors} errors, ${findings.length - errors} warnings`
}
