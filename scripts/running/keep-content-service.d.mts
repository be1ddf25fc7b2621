import type { ContentServiceOptions, startContentService } from '../start-content-service.mjs'
import type { RestartTimes } from './backoff.mjs'

export function keepContentService(
  options: ContentServiceOptions,
  parts?: {
    readonly setUp?: () => Promise<void>
    readonly start?: typeof startContentService
    readonly times?: RestartTimes
    readonly log?: (line: string) => void
  },
): { stop(): Promise<void>; readonly settled: Promise<void> }
