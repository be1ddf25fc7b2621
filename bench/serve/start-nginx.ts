import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram, versionOf } from '../processes/find-program.ts'
import type { SavedResponse } from './save-response.ts'

export interface Nginx {
  readonly url: string
  readonly version: string
  close(): Promise<void>
}

const ATTEMPTS = 100

/**
 * nginx with one worker, to compare with one site process: it serves the saved bytes, already compressed, from files
 * under `/<name>` with the same headers.
 */
export async function startNginx(
  port: number,
  responses: Readonly<Record<string, SavedResponse>>,
): Promise<Nginx> {
  const program = findProgram(['nginx'], 'install the package nginx-light.')
  const folder = mkdtempSync(join(tmpdir(), 'beam-bench-nginx-'))
  // The worker may run as another user.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'files'))
  for (const [name, { bytes }] of Object.entries(responses)) writeFileSync(join(folder, 'files', name), bytes)
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, responses))
  const child = spawn(
    program,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors.log')],
    {
      stdio: 'ignore',
    },
  )
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(url)
  return {
    url,
    version: versionOf(program, '-v'),
    async close() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'close')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuration(
  folder: string,
  port: number,
  responses: Readonly<Record<string, SavedResponse>>,
): string {
  const locations = Object.entries(responses).map(
    ([name, { headers }]) =>
      `location = /${name} { types { } default_type "${headers['content-type'] ?? ''}";\n${headerLines(headers)} }`,
  )
  return `daemon off; worker_processes 1; pid ${folder}/pid;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/files; ${locations.join('\n')} }
}`
}

/** The headers that nginx does not set itself. */
function headerLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .filter(([name]) => !SET_BY_NGINX.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
    .join('\n')
}

const SET_BY_NGINX = new Set(['content-type', 'content-length', 'date', 'connection', 'keep-alive', 'etag'])

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await fetch(url).then(Boolean, () => false)) return
    await pause(50)
  }
  throw new Error('nginx did not start.')
}
