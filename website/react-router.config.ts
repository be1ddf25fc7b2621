import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressClient } from './compress-client.ts'

export default {
  ssr: true,
  // All routes fit in one small manifest; looking them up over the network would cost a request per link.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressClient(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
