import { startContentService } from '../../scripts/start-content-service.mjs'

/** Starts a content service with a port and data folder and then waits: a parent process to be killed. */
const [port, dataFolder] = process.argv.slice(2)
if (!port || !dataFolder) throw new Error('Usage: start-and-wait.fixture.ts PORT DATA_FOLDER')
await startContentService({ port: Number(port), dataFolder })
process.stdout.write('started\n')
setInterval(() => {}, 60_000)
