import type { Agent } from 'node:http'
import type { FailedRequest } from './evaluate-soak.d.mts'

export function sendRequest(
  address: string,
  how: { readonly agent: Agent; readonly body?: string; readonly key?: string },
): Promise<{ readonly status?: number; readonly missing?: Omit<FailedRequest, 'again'> }>
