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
    finish: finished.resolve,
    skipTransition: vi.fn<() => void>(() => {
      show()
      ready.reject(new Error('AbortError'))
    }),
  }
}

let transition: ReturnType<typeof fakeTransition>
let window: EventTarget
let root: EventTarget
/** What is in the middle of the window. */
let link: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  window = new EventTarget()
  root = new EventTarget()
  link = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('MouseEvent', FakeMouseEvent)
  vi.stubGlobal('document', {
    startViewTransition: (update: () => void) => (transition = fakeTransition(update)),
    documentElement: root,
    elementFromPoint: (x: number, y: number) => (x === 640 && y === 450 ? link : null),
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

/** Node has none. */
class FakeMouseEvent extends Event {
  readonly clientX: number
  readonly clientY: number
  readonly ctrlKey: boolean
  readonly detail: number
  constructor(type: string, { clientX = 0, clientY = 0, ctrlKey = false, detail = 1 }: MouseEventInit) {
    super(type)
    this.detail = detail
    this.clientX = clientX
    this.clientY = clientY
    this.ctrlKey = ctrlKey
  }
}

/** As the window sees it before its target does. */
function clickOn(target: EventTarget, init: MouseEventInit = {}): void {
  const event = new FakeMouseEvent('click', { clientX: 640, clientY: 450, ctrlKey: true, ...init })
  Object.defineProperty(event, 'target', { value: target })
  window.dispatchEvent(event)
}

test('a click during a transition ends it and reaches what is below', () => {
  const listener = vi.fn<(event: Event) => void>()
  link.addEventListener('click', listener)
  document.startViewTransition(() => undefined)
  clickOn(root)
  expect(transition.skipTransition).toHaveBeenCalledOnce()
  expect(listener).toHaveBeenCalledOnce()
  expect(listener.mock.calls[0]?.[0]).toMatchObject({ clientX: 640, clientY: 450, ctrlKey: true })
})

test('other clicks, and those after the transition, are left alone', async () => {
  const listener = vi.fn<(event: Event) => void>()
  link.addEventListener('click', listener)
  document.startViewTransition(() => undefined)
  clickOn(link)
  transition.finish(undefined)
  await vi.advanceTimersByTimeAsync(0)
  clickOn(root)
  expect(listener).not.toHaveBeenCalled()
  expect(transition.skipTransition).not.toHaveBeenCalled()
})

test('a click that is passed on is no click outside of what is below', () => {
  const outside = vi.fn<(event: Event) => void>()
  document.startViewTransition(() => undefined)
  window.addEventListener('click', outside)
  clickOn(root)
  expect(outside).not.toHaveBeenCalled()
})

test('a click where nothing is below is passed on once', () => {
  const passed = vi.fn<(event: Event) => void>()
  // As in a browser, where the window sees every click before its target.
  root.addEventListener('click', (event) => {
    passed(event)
    clickOn(root, event as MouseEvent)
  })
  vi.stubGlobal('document', { ...document, elementFromPoint: () => root })
  document.startViewTransition(() => undefined)
  clickOn(root)
  expect(passed).toHaveBeenCalledOnce()
})

test('the second click of a double click is not passed to the new page', () => {
  const listener = vi.fn<(event: Event) => void>()
  link.addEventListener('click', listener)
  document.startViewTransition(() => undefined)
  clickOn(root, { detail: 2 })
  expect(transition.skipTransition).toHaveBeenCalledOnce()
  expect(listener).not.toHaveBeenCalled()
})
