import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { STRAPI_SECRETS } from '../start-content-service.mjs'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** URLs may contain a password; these have none. */
const PUBLIC = new Set([
  'CHAT_SCRIPT_URL',
  'CMS_PUBLIC_URL',
  'CONTENT_SERVICE_URL',
  'INBOX_URL',
  'TOKEN_SALE_URL',
])
const IS_SECRET = /_(?:KEY|PASSWORD|SECRET|TOKEN|URL)$/

const readBySite = settingsIn(
  'server/settings.ts',
  'server/cdn/cdn-settings.ts',
  'backend/src/settings.ts',
  'backend/src/mail-settings.ts',
)
const readByContentService = settingsIn('cms/src/settings.ts')
const OF_SITE = secretsOf(readBySite, readByContentService)
const OF_CONTENT_SERVICE = [...secretsOf(readByContentService, readBySite), ...STRAPI_SECRETS].toSorted()

/** Site and content service are configured by one file. Whoever takes one over must not get what opens the other. */
describe('T169: keys and passwords that only the other process needs', () => {
  it('are these', () => {
    expect(OF_SITE).toEqual(expect.arrayContaining(['DATABASE_URL', 'DATA_KEY', 'SMTP_URL']))
    expect(OF_CONTENT_SERVICE).toEqual(expect.arrayContaining(['CMS_DATABASE_URL', 'CMS_UPLOADS_URL']))
  })

  it.each([
    ['beam-site', OF_CONTENT_SERVICE],
    ['beam-backup', OF_CONTENT_SERVICE],
    ['beam-content', OF_SITE],
    ['beam-content-backup', OF_SITE],
  ])('are not passed on by %s.service', (unit, secrets) => {
    const names = /^UnsetEnvironment=(.*)$/mu.exec(read(`deploy/systemd/${unit}.service`))?.[1] ?? ''
    expect(names.split(' ').toSorted()).toEqual(secrets)
  })

  it('are not passed on by beam-wallet', () => {
    const script = read('deploy/commands/beam-wallet')
    const list = (name: string) =>
      new RegExp(`^${name}="(.*)"$`, 'mu').exec(script)?.[1]?.split(' ').toSorted()
    expect(list('OF_SITE')).toEqual(OF_SITE)
    expect(list('OF_CONTENT')).toEqual(OF_CONTENT_SERVICE)
    const runs = [...script.matchAll(/^ {4}as (beam-\w+) (?:.*)UnsetEnvironment="\$(\w+)"/gmu)]
    expect(runs.map(([, user, unset]) => [user, unset])).toEqual([
      ['beam-site', 'OF_CONTENT'],
      ['beam-content', 'OF_SITE'],
      ['beam-site', 'OF_CONTENT'],
    ])
    expect(script.match(/^ {4}as beam-/gmu)).toHaveLength(runs.length)
  })

  it.each([
    ['site', OF_CONTENT_SERVICE],
    ['content-service', OF_SITE],
  ])('are empty in the container of %s, which counts as not set', (name, secrets) => {
    const { services } = parse(read('deploy/containers/compose.yaml'), { merge: true }) as {
      readonly services: Readonly<Record<string, { readonly environment: Readonly<Record<string, string>> }>>
    }
    const empty = Object.entries(services[name]?.environment ?? {}).filter(([, value]) => value === '')
    expect(empty.map(([setting]) => setting).toSorted()).toEqual(secrets)
  })
})

describe('T169: the units of backups', () => {
  /** They end by themselves, share the files of their user with the process, and have one priority. */
  const NOT_FOR_BACKUPS =
    /^(?:LimitNOFILE|MemoryMax|OOMPolicy|TasksMax|RemoveIPC)=|^SystemCallFilter=setpriority$/

  it.each([
    ['beam-backup', 'beam-site'],
    ['beam-content-backup', 'beam-content'],
  ])('%s is confined like %s', (backup, unit) => {
    const confinement = read(`deploy/systemd/${unit}.service`)
      .split('UMask=')[1]
      ?.split('\n')
      .filter(
        (line) =>
          /^[A-Z]\w+=/.test(line) && !NOT_FOR_BACKUPS.test(line) && line !== 'WantedBy=multi-user.target',
      )
    expect(confinement).toContain('LimitCORE=0')
    expect(read(`deploy/systemd/${backup}.service`).split('\n')).toEqual(
      expect.arrayContaining(confinement ?? []),
    )
  })
})

function settingsIn(...files: readonly string[]): ReadonlySet<string> {
  const calls = files.flatMap((file) => [
    ...read(file).matchAll(/\b(?:optional|withDefault)\(\s*'([A-Z_]+)'/gu),
  ])
  return new Set(calls.map(([, name = '']) => name))
}

function secretsOf(own: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] {
  return [...own].filter((name) => !others.has(name) && IS_SECRET.test(name) && !PUBLIC.has(name)).toSorted()
}
