import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startContentService } from '../../../scripts/start-content-service.mjs'
import { OperationError } from '../operation-error.ts'

/** Lets the content service create its tables in an empty database, without content: it starts once and stops. */
export async function createTables(databaseUrl: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'beam-move-'))
  try {
    const service = await startContentService({
      port: await freePort(),
      dataFolder: folder,
      env: { CMS_DATABASE_URL: databaseUrl, CMS_UPLOADS_URL: '', CMS_SEED_FILE: '', CMS_HOST: '127.0.0.1' },
    })
    await service.stop()
  } catch (error) {
    throw new OperationError(`The tables could not be created: ${(error as Error).message}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
