import { randomUUID } from 'node:crypto'
import type { Log } from '../operation/log.ts'
import type { ChangeChannel } from './change-channel.ts'
import { openPostgresListener } from './open-postgres-listener.ts'
import { readNotification } from './read-notification.ts'
import { splitTags } from './split-tags.ts'

const CHANNEL = 'beam_content_changed'

/**
 * For processes on one PostgreSQL, through NOTIFY and LISTEN. Notifications are lost while the connection is down: each
 * process also polls for changes every minute.
 */
export function createPostgresChannel(
  databaseUrl: string,
  onChange: (tags: readonly string[]) => void,
  log: Log,
): ChangeChannel {
  const processId = randomUUID()
  const listener = openPostgresListener({
    databaseUrl,
    channel: CHANNEL,
    onNotification(payload) {
      const notification = readNotification(payload)
      if (!notification) log.warn({}, 'A notification of another program was ignored')
      else if (notification.from !== processId) onChange(notification.tags)
    },
    onFailure: (reason) => log.warn({ reason }, 'Content changes do not reach other site processes'),
  })

  return {
    publish(tags) {
      onChange(tags)
      for (const batch of splitTags(tags)) {
        const payload = JSON.stringify({ from: processId, tags: batch })
        listener.send('select pg_notify($1, $2)', [CHANNEL, payload])
      }
    },
    close: async () => listener.close(),
  }
}
