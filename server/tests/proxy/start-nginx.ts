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
const START_TIMEOUT_MS = 10_000

/** null: tests that need it are skipped. */
export const NGINX = findNginx()

export interface Proxy {
  readonly httpPort: number
  readonly httpsPort: number
  readonly pid: number
  /** Everything in its error log. */
  log(): string
  stop(): Promise<void>
}

interface ProxyOptions {
  /** Where the site listens; the content service likewise. */
  readonly sitePort: number
  readonly contentServicePort?: number
  /** Further lines of http { … }, e.g. for a client address that tests may claim. */
  readonly http?: string
}

/** Lets a test say in X-Test-Client whose request it is: a client can hardly come from fifty networks otherwise. */
export const CLAIMED_CLIENTS = 'set_real_ip_from 127.0.0.0/8; real_ip_header X-Test-Client;'

/** A real nginx with both shipped files, unchanged but for ports and paths. */
export async function startNginx({
  sitePort,
  contentServicePort = 9,
  http = '',
}: ProxyOptions): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'beam-nginx-'))
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  makeCertificate(folder)
  const shipped = ['nginx.conf', 'nginx-content-service.conf']
    .map((file) => readFileSync(join(DEPLOY, file), 'utf8'))
    .map((text) => substitute(text, { folder, httpPort, httpsPort, sitePort, contentServicePort }))
  writeFileSync(join(folder, 'nginx.conf'), around(folder, `${http}\n${shipped.join('\n')}`))
  const child = spawn(NGINX ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text))
  const ended = once(child, 'close')
  await answers(
    httpsPort,
    () => child.exitCode === null,
    () => complaints,
  )
  return {
    httpPort,
    httpsPort,
    pid: child.pid ?? 0,
    log: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Places {
  readonly folder: string
  readonly httpPort: number
  readonly httpsPort: number
  readonly sitePort: number
  readonly contentServicePort: number
}

/** The one place that changes what is shipped. Throws when there is nothing to change: then this is out of date. */
function substitute(text: string, places: Places): string {
  const changes: [RegExp, string][] = [
    [/^ {2}listen (?<host>\[::\]:)?80\b/gmu, `  listen $<host>${places.httpPort}`],
    [/^ {2}listen (?<host>\[::\]:)?443\b/gmu, `  listen $<host>${places.httpsPort}`],
    [/\/etc\/ssl\/beamwallet\//gu, `${places.folder}/`],
    [/^ {2}server 127\.0\.0\.1:3000;/gmu, `  server 127.0.0.1:${places.sitePort};`],
    [/^ {2}server 127\.0\.0\.1:1337;/gmu, `  server 127.0.0.1:${places.contentServicePort};`],
  ]
  const changed = changes.reduce((result, [from, to]) => result.replace(from, to), text)
  if (/listen (?:\[::\]:)?(?:80|443)\b|\/etc\//u.test(changed))
    throw new Error('The shipped configuration names a port or path that tests do not replace')
  return existsSync('/proc/net/if_inet6') ? changed : changed.replace(/^ {2}listen \[::\].*\n/gmu, '')
}

function around(folder: string, http: string): string {
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn; worker_processes 1;
worker_rlimit_nofile 16384; events { worker_connections 8192; }
http { ${temporary.join(' ')} access_log off;
${http}
}`
}

function makeCertificate(folder: string): void {
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = `subjectAltName=DNS:${SITE_NAME},DNS:${EDITORS_NAME}`
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'fullchain.pem')]
  execFileSync('openssl', [...words, ...files, '-days', '2', '-subj', `/CN=${SITE_NAME}`, '-addext', names], {
    stdio: 'ignore',
  })
}

async function answers(port: number, isRunning: () => boolean, complaints: () => string): Promise<void> {
  const end = performance.now() + START_TIMEOUT_MS
  while (!(await accepts(port))) {
    if (!isRunning() || performance.now() > end) throw new Error(`nginx does not start: ${complaints()}`)
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
