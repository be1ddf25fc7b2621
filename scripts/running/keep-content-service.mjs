import { setUpContentService } from '../set-up/content-service.mjs'
import { fail, say } from '../set-up/say.mjs'
import { startContentService } from '../start-content-service.mjs'

const PAUSE_MS = 1_000
const TRIES = 5

/**
 * Installs, builds and starts the content service, and starts it again if it ends by itself; the site shows what it
 * has meanwhile.
 *
 * @param {{ port: number, dataFolder: string, env: Record<string, string> }} options
 * @returns {Promise<{ stop: () => Promise<void>, gaveUp: Promise<void> }>}
 */
export async function keepContentService(options) {
  await setUpContentService()
  let stopping = false
  let service = await start(options)
  say(`Content service:  ${service.url}/admin`)
  const gaveUp = watch()
  return { stop, gaveUp }

  async function watch() {
    for (let tries = 0; tries < TRIES; tries += 1) {
      await service.ended
      if (stopping) return new Promise(() => {})
      say('The content service ended and is started again; the site goes on with what it has')
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      if (!stopping) service = await start(options)
    }
    say('The content service cannot run; the site goes on with what it has')
    return new Promise(() => {})
  }

  async function stop() {
    stopping = true
    await service.stop()
  }
}

function start(options) {
  return startContentService(options).catch((error) => fail(error.message))
}
