import type { ContentServiceOptions, startContentService } from '../start-content-service.mjs'
import type { RestartDelays } from '../../environment/create-backoff.mjs'

export function superviseContentService(
  options: ContentServiceOptions,
  dependencies?: {
    readonly setUp?: () => Promise<void>
    readonly start?: typeof startContentService
    readonly delays?: RestartDelays
    readonly log?: (line: string) => void
  },
): { stop(): Promise<void>; readonly firstAttempt: Promise<void> }
