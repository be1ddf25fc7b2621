import type { Agent } from 'node:http'
import type { Missing } from './judge-soak.d.mts'

export function exchange(
  address: string,
  how: { readonly agent: Agent; readonly body?: string; readonly key?: string },
): Promise<{ readonly status?: number; readonly missing?: Omit<Missing, 'again'> }>
