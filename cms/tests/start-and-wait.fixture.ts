import { startContentService } from '../../scripts/start-content-service.mjs'

/** Starts a content service on the port and data folder given, and then does nothing: a parent that can be killed. */
const [port, dataFolder] = process.argv.slice(2)
if (!port || !dataFolder) throw new Error('Give a port and a data folder')
await startContentService({ port: Number(port), dataFolder })
process.stdout.write('started\n')
setInterval(() => {}, 60_000)
