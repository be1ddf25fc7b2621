import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { STRAPI_SECRETS } from '../start-content-service.mjs'

const ROOT = join(import.meta.dirname, '../..')
const FILE = join(ROOT, 'deploy/containers/compose.yaml')

interface Service {
  readonly build: { readonly context: string; readonly dockerfile: string; readonly target: string }
  readonly environment: Readonly<Record<string, string>>
  readonly ports: readonly string[]
  readonly volumes: readonly string[]
  readonly networks: readonly string[]
  readonly secrets?: readonly string[]
  readonly [option: string]: unknown
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: object
  readonly networks: object
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
}

const compose = parse(readFileSync(FILE, 'utf8'), { merge: true }) as Compose
const services = Object.entries(compose.services)

/** Violations of the Compose Specification's schema, and what is not YAML. */
async function violations(file: string): Promise<string[]> {
  const results = await new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] }).lintFiles(
    [file],
    false,
  )
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ rule }) => ['invalid-schema', 'invalid-yaml'].includes(rule))
    .map(({ message }) => message)
}

function changed(from: string, to: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'beam-compose-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const text = readFileSync(FILE, 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(folder, 'compose.yaml'), text.replace(from, to))
  return join(folder, 'compose.yaml')
}

describe('compose.yaml', () => {
  it('follows the Compose Specification', async () => {
    expect(await violations(FILE)).toEqual([])
  })

  it.each([
    ['an unknown option', 'read_only: true', 'readonly: true'],
    ['an option of the wrong type', 'tmpfs: [/tmp]', 'tmpfs: { path: /tmp }'],
    ['broken YAML', 'services:', 'services: ['],
  ])('would be rejected with %s', async (_what, from, to) => {
    expect(await violations(changed(from, to))).not.toEqual([])
  })

  it('declares every network, volume and secret that a service uses', () => {
    for (const [, { networks, volumes, secrets = [] }] of services) {
      expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining([...networks]))
      const names = volumes.map((volume) => volume.split(':')[0])
      expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(names))
      expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining([...secrets]))
    }
  })

  it('names the data key as a path: podman-compose takes a bare name for that of a volume', () => {
    const files = Object.values(compose.secrets).map(({ file }) => file)
    expect(files).toEqual(['./data-key'])
  })

  it('builds targets that the Containerfile has', () => {
    for (const [name, { build }] of services) {
      const containerfile = readFileSync(join(FILE, '..', build.context, build.dockerfile), 'utf8')
      expect(containerfile).toMatch(new RegExp(`^FROM \\S+ AS ${build.target}$`, 'mu'))
      expect(build.target).toBe(name)
    }
  })

  it('publishes ports on this machine only, to where each service listens', () => {
    expect(services.map(([name, { ports }]) => [name, ports])).toEqual([
      ['site', ['127.0.0.1:3000:3000']],
      ['content-service', ['127.0.0.1:1337:1337']],
    ])
  })

  it('sets only settings that exist, and reaches services by their names', () => {
    const known = readFileSync(join(ROOT, '.env.example'), 'utf8')
    const set = services.flatMap(([, { environment }]) => Object.entries(environment))
    const settings = set.map(([setting]) => setting).filter((setting) => !STRAPI_SECRETS.includes(setting))
    for (const setting of settings) expect(known).toMatch(new RegExp(`^# ${setting}=`, 'mu'))
    const hosts = set.flatMap(
      ([, value]) => /^http:\/\/(?<host>[\w-]+):\d+$/.exec(value)?.groups?.['host'] ?? [],
    )
    expect(hosts.toSorted()).toEqual(['content-service', 'site', 'site'])
  })

  it('gives each service its own volume, no capabilities and a read-only root; only the site gets the data key', () => {
    const volumes = services.flatMap((entry) => entry[1].volumes)
    expect(new Set(volumes).size).toBe(services.length)
    for (const [, service] of services)
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        restart: 'unless-stopped',
      })
    expect(
      services.filter(([, { secrets = [] }]) => secrets.includes('data-key')).map(([name]) => name),
    ).toEqual(['site'])
  })
})

const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0

describe.skipIf(!hasCompose)('docker compose', () => {
  it('reads compose.yaml', () => {
    const folder = join(FILE, '..')
    const settings = join(mkdtempSync(join(tmpdir(), 'beam-compose-')), 'settings.env')
    writeFileSync(settings, '')
    const file = changed('env_file: settings.env', `env_file: ${settings}`)
    const { status, stderr } = spawnSync('docker', [
      'compose',
      '-f',
      file,
      '--project-directory',
      folder,
      'config',
      '--quiet',
    ])
    expect([status, stderr.toString()]).toEqual([0, ''])
  })
})
