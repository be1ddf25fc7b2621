import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkContent, type CheckedContent } from '@beam/content/check/check-content.ts'
import type { Finding } from '@beam/content/check/finding.ts'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '@beam/content/defaults/navigation.ts'
import { RESERVED_SEGMENTS } from '@beam/content/model/reserved-segments.ts'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { hostName, listOf, port, siteAddress, webAddress } from '../environment/settings/parsers.ts'
import { createSettingsReader, invalidSettingsMessage } from '../environment/settings/settings-reader.ts'
import { createContentClient } from './app/content/client/content-client.server.ts'
import { readAllContent } from './app/content/read-all-content.server.ts'

const USAGE = `npm run content -- check              what is published in the content service
npm run content -- check --defaults   the default documents`

const args = readArguments()
if (args.command === 'check') process.exitCode = await check(args.onlyDefaults)
else if (args.command === 'help') console.log(USAGE)
else {
  console.error(USAGE)
  process.exitCode = 1
}

/** The command; '' when an option is unknown. */
function readArguments(): { command: string; onlyDefaults: boolean } {
  try {
    const options = { defaults: { type: 'boolean' } } as const
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    return { command: positionals.join(' '), onlyDefaults: values.defaults ?? false }
  } catch {
    return { command: '', onlyDefaults: false }
  }
}

/** Prints the findings. Exit code 1 when one of them is an error. */
async function check(onlyDefaults: boolean): Promise<0 | 1> {
  const settings = readSettings()
  if (!settings) return 1
  const content = onlyDefaults ? defaults() : await readService(settings.contentServiceUrl)
  if (!content) return 1
  const findings = checkContent(content, siteInfo(settings.redirectHosts), await publicFiles())
  for (const { severity, location, message } of findings)
    console.log(`${severity.padEnd(7)}  ${location}  ${message}`)
  console.log(summary(content, findings))
  return findings.some(isError) ? 1 : 0
}

/** As the site reads them; null after a message when one is invalid. */
function readSettings() {
  const reader = createSettingsReader(process.env)
  const { withDefault } = reader
  const sitePort = withDefault('PORT', port, 3000)
  const siteUrl = withDefault('SITE_URL', siteAddress, `http://localhost:${sitePort}`)
  const contentServicePort = withDefault('CMS_PORT', port, 1337)
  const result = reader.result({
    contentServiceUrl: withDefault(
      'CONTENT_SERVICE_URL',
      webAddress,
      `http://127.0.0.1:${contentServicePort}`,
    ),
    redirectHosts: [new URL(siteUrl).host, ...withDefault('REDIRECT_HOSTS', listOf(hostName), [])],
  })
  if (result.ok) return result.settings
  console.error(invalidSettingsMessage(result.problems))
  return null
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

/** What an editor would be refused is as bad when it is already published. */
function isError({ severity }: Finding): boolean {
  return severity !== 'warning'
}

function summary({ pages }: CheckedContent, findings: readonly Finding[]): string {
  const errors = findings.filter(isError).length
  return `${pages.length} pages: ${errors} errors, ${findings.length - errors} warnings`
}
