import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitViewTransitions, MAX_DELAY_MS } from './limit-view-transitions.ts'

/** A transition whose new page is shown once it is skipped or a frame is rendered. */
function fakeTransition(update: () => void) {
  const ready = Promise.withResolvers<undefined>()
  const done = Promise.withResolvers<undefined>()
  const finished = Promise.withResolvers<undefined>()
  const show = () => {
    update()
    done.resolve(undefined)
  }
  return {
    ready: ready.promise,
    updateCallbackDone: done.promise,
    finished: finished.promise,
    renderFrame: show,
    skipTransition: vi.fn<() => void>(() => {
      show()
      ready.reject(new Error('AbortError'))
    }),
  }
}

let transition: ReturnType<typeof fakeTransition>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', vi.fn<typeof addEventListener>())
  vi.stubGlobal('document', {
    startViewTransition: (update: () => void) => (transition = fakeTransition(update)),
    documentElement: new EventTarget(),
  })
  limitViewTransitions()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the new page is shown without animation when the browser renders no frame', async () => {
  const update = vi.fn<() => void>()
  document.startViewTransition(update)
  await vi.advanceTimersByTimeAsync(MAX_DELAY_MS - 1)
  expect(update).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(update).toHaveBeenCalledOnce()
})

test('a transition that starts in time is not skipped', async () => {
  document.startViewTransition(() => undefined)
  transition.renderFrame()
  await vi.advanceTimersByTimeAsync(10 * MAX_DELAY_MS)
  expect(transition.skipTransition).not.toHaveBeenCalled()
})
