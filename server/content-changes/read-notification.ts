import * as v from 'valibot'
import { TAG } from './webhook-endpoint.ts'

const NOTIFICATION = v.object({ from: v.string(), tags: v.array(TAG) })

/** What a site process has told the others; null for anything else: whoever has an account may notify, too. */
export function readNotification(payload: string): v.InferOutput<typeof NOTIFICATION> | null {
  try {
    const read = v.safeParse(NOTIFICATION, JSON.parse(payload))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
