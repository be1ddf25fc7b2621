import type { HttpResponse } from '../http/response.ts'
import type { IntakeTarget } from './intake-target.ts'

/** A target that receives a text of any content type, without rate limit. */
export function createTextTarget(
  maxTextBytes: number,
  receive: (text: string) => Promise<HttpResponse>,
): IntakeTarget {
  return {
    endpoint: null,
    bodyKind: 'text',
    limits: { maxTextBytes, maxFileBytes: 0, fileFields: new Set() },
    receive: async ({ input }) => ({ response: await receive(String(input)), rejectedForm: null }),
    rejectedForm: () => null,
  }
}
