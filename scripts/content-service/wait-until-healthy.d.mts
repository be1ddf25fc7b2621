import type { ChildProcess } from 'node:child_process'
import type { ContentService } from '../start-content-service.mjs'

/** Waits until the content service answers. Rejects with its last lines when it exits before, or takes too long. */
export function waitUntilHealthy(
  service: Pick<ContentService, 'url' | 'stop'> & { readonly exited: Promise<unknown> },
  child: Pick<ChildProcess, 'pid'> & Partial<Pick<ChildProcess, 'exitCode' | 'signalCode'>>,
  lastLines: readonly string[],
): Promise<void>
