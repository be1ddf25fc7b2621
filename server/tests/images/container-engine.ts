import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../../..')
const RECIPE = 'deploy/containers/Containerfile'
const BASE = /^FROM (?<base>\S+) AS build$/mu.exec(readFileSync(join(ROOT, RECIPE), 'utf8'))?.groups?.['base']

/**
 * Docker or Podman, whichever works here and has the base image: a test downloads none. With neither, null;
 * `docker pull` or `podman pull` of the base image makes it one.
 */
export const ENGINE: string | null =
  ['docker', 'podman'].find((name) => spawnSync(name, ['image', 'inspect', BASE ?? '']).status === 0) ?? null

/** compose.yaml's restrictions, with the smaller of its two memory limits. */
const RESTRICTED =
  '--read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges --memory 768m --pids-limit 200'.split(
    ' ',
  )

/** Builds a target of the Containerfile. Rejects with the builder's output. */
export async function buildImage(target: string, tag: string): Promise<void> {
  await engine('build', '--network', 'host', '--file', RECIPE, '--target', target, '--tag', tag, '.')
}

interface Container {
  /** The port of this machine that leads to the container's. */
  readonly port: number
  /** Standard output of a command in the container. Rejects when the command fails. */
  run(...command: readonly string[]): Promise<string>
  /** Runs the image's own health check. */
  isHealthy(): Promise<boolean>
  /** Sends SIGTERM, waits as long as compose.yaml does, and removes the container, not its volume. */
  stop(): Promise<{ readonly exitCode: number }>
}

/** Starts an image as compose.yaml does, without its networks, with a volume at /data. */
export async function startContainer(
  image: string,
  port: number,
  containerPort: number,
  volume: string,
  environment: Readonly<Record<string, string>>,
): Promise<Container> {
  const settings = Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  const name = `${volume}-${port}`
  const place = ['--publish', `127.0.0.1:${port}:${containerPort}`, '--volume', `${volume}:/data`]
  await engine('run', '--detach', '--name', name, ...RESTRICTED, ...place, ...settings, image)
  const run = (...command: readonly string[]) => engine('exec', name, ...command)
  return {
    port,
    run,
    isHealthy: () =>
      run(...healthCheck(containerPort)).then(
        () => true,
        () => false,
      ),
    stop: async () => {
      await engine('stop', '--time', '15', name)
      const exitCode = Number(await engine('inspect', '--format', '{{.State.ExitCode}}', name))
      await engine('rm', name)
      return { exitCode }
    },
  }
}

/** Removes the containers of a volume, the volume and the images, as far as they are there. */
export async function removeAll(volumes: readonly string[], images: readonly string[]): Promise<void> {
  for (const volume of volumes) {
    const names = await engine('ps', '--all', '--quiet', '--filter', `name=${volume}`)
    for (const name of names.split('\n').filter(Boolean)) await engine('rm', '--force', name)
    await engine('volume', 'rm', '--force', volume)
  }
  for (const image of images) await engine('rmi', '--force', image).catch(() => '')
}

/** The command of the target that listens on this port, as the Containerfile writes it: podman's images may lack it. */
function healthCheck(port: number): string[] {
  const commands = readFileSync(join(ROOT, RECIPE), 'utf8').matchAll(/^ {2}CMD (?<command>\[.*\])$/gmu)
  const texts = [...commands].map(({ groups }) => groups?.['command'] ?? '[]')
  return JSON.parse(texts.find((text) => text.includes(`:${port}/`)) ?? '[]')
}

const execute = promisify(execFile)

async function engine(...parts: readonly string[]): Promise<string> {
  const { stdout } = await execute(ENGINE ?? '', parts, { cwd: ROOT, maxBuffer: 100_000_000 })
  return stdout.trim()
}
