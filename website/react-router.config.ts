import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // All routes fit in one small manifest; looking them up over the network would cost a request per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
