import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { buildWebsite, drawArt } from '../scripts/set-up/build.mjs'
import { checkNode } from '../scripts/set-up/check-node.mjs'
import { setUpContentService } from '../scripts/set-up/set-up-content-service.mjs'
import { installSite } from '../scripts/set-up/install.mjs'
import { fail } from '../scripts/set-up/log.mjs'
import { environment, nodePath } from '../scripts/set-up/paths.mjs'

/** Benchmarks that start a content service, or compare with it. */
const WITH_CONTENT_SERVICE = new Set(['content', 'intake'])

const COMMAND = fileURLToPath(new URL('bench.command.ts', import.meta.url))

/**
 * `npm run bench -- <name>`: installs what the benchmark needs, rebuilds the site if it is outdated, and measures with
 * the pinned Node.
 */
checkNode()
await installSite()
await drawArt()
await buildWebsite()
const args = process.argv.slice(2)
if (WITH_CONTENT_SERVICE.has(args[0])) await setUpContentService().catch((error) => fail(error.message))
const child = spawn(nodePath(), [COMMAND, ...args], { stdio: 'inherit', env: environment() })
// It gets the same signal from the terminal, and ends what it has started.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
const [code] = await once(child, 'close')
process.exitCode = code ?? 1
