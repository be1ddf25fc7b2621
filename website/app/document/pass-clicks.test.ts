import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passClicks } from './pass-clicks.ts'

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

const skipTransition = vi.fn<() => void>()
const followed = vi.fn<(event: Event) => void>()
let window: EventTarget
let root: EventTarget
/** What is in the middle of the window. */
let link: EventTarget
let startFade: () => void
let endFade: () => Promise<void>

beforeEach(() => {
  vi.clearAllMocks()
  window = new EventTarget()
  root = new EventTarget()
  link = new EventTarget()
  link.addEventListener('click', followed)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('MouseEvent', FakeMouseEvent)
  vi.stubGlobal('document', {
    documentElement: root,
    elementFromPoint: (x: number, y: number) => (x === 640 && y === 450 ? link : null),
  })
  const note = passClicks()
  const finished = Promise.withResolvers<undefined>()
  startFade = () => note({ finished: finished.promise, skipTransition } as unknown as ViewTransition)
  endFade = async () => {
    finished.resolve(undefined)
    await finished.promise
  }
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** As the window sees it before its target does. */
function dispatch(type: 'pointerdown' | 'click', target: EventTarget, init: MouseEventInit = {}): void {
  const event = new FakeMouseEvent(type, { clientX: 640, clientY: 450, ctrlKey: true, ...init })
  Object.defineProperty(event, 'target', { value: target })
  window.dispatchEvent(event)
}

function click(target: EventTarget, init: MouseEventInit = {}): void {
  dispatch('pointerdown', target, init)
  dispatch('click', target, init)
}

test('a click during a transition ends it and reaches what is below', () => {
  startFade()
  click(root)
  expect(skipTransition).toHaveBeenCalledOnce()
  expect(followed).toHaveBeenCalledOnce()
  expect(followed.mock.calls[0]?.[0]).toMatchObject({ clientX: 640, clientY: 450, ctrlKey: true })
})

test('a click that is released after the transition reaches what is below', async () => {
  startFade()
  dispatch('pointerdown', root)
  await endFade()
  dispatch('click', root)
  expect(followed).toHaveBeenCalledOnce()
})

test('a click that began before the transition reaches what was pressed, if both pages have it there', () => {
  dispatch('pointerdown', link)
  startFade()
  dispatch('click', root)
  expect(followed).toHaveBeenCalledOnce()
})

test('a click that began on an element of the page before does not reach what is there now', () => {
  dispatch('pointerdown', new EventTarget())
  startFade()
  dispatch('click', root)
  expect(skipTransition).toHaveBeenCalledOnce()
  expect(followed).not.toHaveBeenCalled()
})

test('other clicks, and those after the transition, are left alone', async () => {
  startFade()
  click(link)
  await endFade()
  click(root)
  expect(followed).not.toHaveBeenCalled()
  expect(skipTransition).not.toHaveBeenCalled()
})

test('a click that is passed on is no click outside of what is below', () => {
  const outside = vi.fn<() => void>()
  window.addEventListener('click', outside)
  startFade()
  click(root)
  expect(followed).toHaveBeenCalledOnce()
  expect(outside).not.toHaveBeenCalled()
})

test('a click where nothing is below stays what it is', () => {
  const outside = vi.fn<() => void>()
  window.addEventListener('click', outside)
  vi.stubGlobal('document', { ...document, elementFromPoint: () => root })
  root.addEventListener('click', followed)
  startFade()
  click(root)
  expect(outside).toHaveBeenCalledOnce()
  expect(followed).not.toHaveBeenCalled()
})

test('the second click of a double click is not passed to the new page', () => {
  startFade()
  click(root, { detail: 2 })
  expect(skipTransition).toHaveBeenCalledOnce()
  expect(followed).not.toHaveBeenCalled()
})

test('a drag that begins on a snapshot clicks nothing where it ends', async () => {
  startFade()
  dispatch('pointerdown', root, { clientX: 10, clientY: 10 })
  await endFade()
  dispatch('click', root)
  expect(followed).not.toHaveBeenCalled()
})
