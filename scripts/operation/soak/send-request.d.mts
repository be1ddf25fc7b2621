import type { Agent } from 'node:http'
import type { FailedRequest } from './evaluate-soak.d.mts'

export function sendRequest(
  url: string,
  options: { readonly agent: Agent; readonly body?: string; readonly key?: string },
): Promise<{ readonly status?: number; readonly failure?: Omit<FailedRequest, 'retryStatus'> }>
