import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressClient } from './compress-client.ts'
import { writeStyleSheets } from './write-style-sheets.ts'

export default {
  ssr: true,
  // All routes fit in one small manifest; lazy discovery would cost a request per link.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await writeStyleSheets(buildDirectory)
    await compressClient(join(buildDirectory, 'client'))
  },
} satisfies Config
