import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../testing/free-port.ts'
import { findNginx } from './find-nginx.ts'
import { EDITORS_NAME, SITE_NAME } from './host-names.ts'

const DEPLOY = join(import.meta.dirname, '../../../deploy/proxy')
const START_TIMEOUT_MS = 60_000

/** null: tests that require it are skipped. */
export const NGINX = findNginx()

export interface Proxy {
  readonly httpPort: number
  readonly httpsPort: number
  readonly pid: number
  /** PEM. */
  readonly certificate: string
  /** The content of its error log. */
  log(): string
  stop(): Promise<void>
}

interface ProxyOptions {
  /** Ports of the site and of the content service. */
  readonly sitePort: number
  /** Of a second site process. */
  readonly secondSitePort?: number
  readonly contentServicePort?: number
  /** Additional directives in http { … }. */
  readonly http?: string
}

/** Lets tests set the client address with X-Test-Client. */
export const CLAIMED_CLIENTS = 'set_real_ip_from 127.0.0.0/8; real_ip_header X-Test-Client;'

/** Starts nginx with both shipped configuration files, unchanged but for ports and paths. */
export async function startNginx({
  sitePort,
  secondSitePort,
  contentServicePort = 9,
  http = '',
}: ProxyOptions): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'beam-nginx-'))
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  makeCertificate(folder)
  const shipped = ['nginx.conf', 'nginx-content-service.conf']
    .map((file) => readFileSync(join(DEPLOY, file), 'utf8'))
    .map((text) =>
      substitute(text, { folder, httpPort, httpsPort, sitePort, secondSitePort, contentServicePort }),
    )
  writeFileSync(join(folder, 'nginx.conf'), wrapConfiguration(folder, `${http}\n${shipped.join('\n')}`))
  const child = spawn(NGINX ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const exited = once(child, 'close')
  await waitUntilListening(
    httpsPort,
    () => child.exitCode === null,
    () => errors,
  )
  return {
    httpPort,
    httpsPort,
    pid: child.pid ?? 0,
    certificate: readFileSync(join(folder, 'fullchain.pem'), 'utf8'),
    log: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Substitutions {
  readonly folder: string
  readonly httpPort: number
  readonly httpsPort: number
  readonly sitePort: number
  readonly secondSitePort: number | undefined
  readonly contentServicePort: number
}

/** Replaces ports and paths. Throws if one is left: then this function is out of date. */
function substitute(text: string, values: Substitutions): string {
  const changes: [RegExp, string][] = [
    [/^ {2}listen (?<host>\[::\]:)?80\b/gmu, `  listen $<host>${values.httpPort}`],
    [/^ {2}listen (?<host>\[::\]:)?443\b/gmu, `  listen $<host>${values.httpsPort}`],
    [/\/etc\/ssl\/beamwallet\//gu, `${values.folder}/`],
    [/^ {2}server 127\.0\.0\.1:3000\b/gmu, `  server 127.0.0.1:${values.sitePort}`],
    ...secondServer(values),
    [/^ {2}server 127\.0\.0\.1:1337;/gmu, `  server 127.0.0.1:${values.contentServicePort};`],
  ]
  const changed = changes.reduce((result, [from, to]) => result.replace(from, to), text)
  if (/listen (?:\[::\]:)?(?:80|443)\b|\/etc\//u.test(changed))
    throw new Error('The shipped configuration names a port or path that tests do not replace')
  return existsSync('/proc/net/if_inet6') ? changed : changed.replace(/^ {2}listen \[::\].*\n/gmu, '')
}

/** Includes the second server, which the shipped file names in a comment. */
function secondServer({ secondSitePort }: Substitutions): [RegExp, string][] {
  if (secondSitePort === undefined) return []
  return [[/^ {2}# server 127\.0\.0\.1:3001\b/gmu, `  server 127.0.0.1:${secondSitePort}`]]
}

function wrapConfiguration(folder: string, http: string): string {
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn; worker_processes auto;
worker_rlimit_nofile 16384; events { worker_connections 8192; }
http { ${temporary.join(' ')} access_log off;
${http}
}`
}

function makeCertificate(folder: string): void {
  const options = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = `subjectAltName=DNS:${SITE_NAME},DNS:${EDITORS_NAME}`
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'fullchain.pem')]
  execFileSync(
    'openssl',
    [...options, ...files, '-days', '2', '-subj', `/CN=${SITE_NAME}`, '-addext', names],
    {
      stdio: 'ignore',
    },
  )
}

async function waitUntilListening(
  port: number,
  isRunning: () => boolean,
  errors: () => string,
): Promise<void> {
  const end = performance.now() + START_TIMEOUT_MS
  while (!(await accepts(port))) {
    if (!isRunning() || performance.now() > end) throw new Error(`nginx does not start: ${errors()}`)
    await pause(20)
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    socket.once('connect', () => socket.destroy())
  })
}
