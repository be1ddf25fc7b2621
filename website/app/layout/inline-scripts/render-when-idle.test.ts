import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWhenIdle } from './render-when-idle.ts'

interface Block {
  readonly top: number
  readonly style: { contentVisibility?: string }
}

let events: EventTarget
let idle: (() => void)[]
let dataset: Record<string, string | undefined>
let blocks: Block[]
let selector: string
let rootStyle: { contentVisibility?: string }

/** Stands for a page with blocks at these distances from the top of the window. */
function open(tops: readonly number[], { type = 'navigate', hash = '' } = {}) {
  blocks = tops.map((top) => ({ top, style: {} }))
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
  vi.stubGlobal('location', { hash })
  renderWhenIdle()
}

beforeEach(() => {
  events = new EventTarget()
  idle = []
  dataset = {}
  selector = ''
  rootStyle = { contentVisibility: '' }
  vi.stubGlobal('window', { requestIdleCallback: (task: () => void) => idle.push(task) })
  vi.stubGlobal('document', {
    documentElement: { dataset, style: rootStyle },
    querySelector(asked: string) {
      selector = asked
      return blocks.find(({ style }) => !style.contentVisibility) ?? null
    },
  })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const dispatch = (type: string) => events.dispatchEvent(new Event(type))
/** Runs idle tasks, and those that they ask for. */
function beIdle(tasks = Infinity): void {
  for (let run = 0; run < tasks && idle.length > 0; run += 1) idle.shift()?.()
}
const rendered = () =>
  blocks.filter(({ style }) => style.contentVisibility === 'visible').map(({ top }) => top)

test.each(['load', 'activated', 'scroll'])(
  'after a %s blocks are rendered one by one while the browser is idle',
  (type) => {
    open([500, 2100, 9000])
    expect(dataset).toEqual({ rendering: 'lazy' })
    expect(idle).toEqual([])
    dispatch(type)
    expect(rendered()).toEqual([])
    beIdle(1)
    expect(rendered()).toEqual([500])
    beIdle(1)
    expect(rendered()).toEqual([500, 2100])
    expect(dataset).toEqual({ rendering: 'lazy' })
    beIdle()
    expect(rendered()).toEqual([500, 2100, 9000])
    expect(dataset).toEqual({})
  },
)

test('an interaction before the page has loaded does not wait for it', () => {
  open([500, 2100])
  dispatch('scroll')
  beIdle()
  dispatch('load')
  beIdle()
  expect(rendered()).toEqual([500, 2100])
  expect(dataset).toEqual({})
})

test('an interaction while blocks are being rendered does not start a second chain', () => {
  open([500, 2100, 9000])
  dispatch('scroll')
  dispatch('load')
  beIdle(1)
  dispatch('activated')
  expect(idle).toHaveLength(1)
  beIdle(1)
  expect(rendered()).toEqual([500, 2100])
})

test.each(['click', 'keydown', 'beforeprint'])('a %s renders all of them at once', (type) => {
  open([500, 2100, 9000])
  dispatch(type)
  expect(dataset).toEqual({})
})

test.each([
  ['a reload', { type: 'reload' }],
  ['the way back', { type: 'back_forward' }],
  ['the target of an address', { hash: '#packs' }],
])('nothing is skipped on %s', (_, visit) => {
  open([500, 9000], visit)
  expect(dataset).toEqual({})
})

test('nothing is skipped, and nothing asked for, in a browser that does not know the property', () => {
  delete rootStyle.contentVisibility
  open([500, 9000])
  dispatch('load')
  expect(dataset).toEqual({})
  expect(idle).toEqual([])
})

/** What the style sheet skips. */
const skipped = Array.from(
  readFileSync(new URL('../lazy-rendering.css', import.meta.url), 'utf8').matchAll(
    /\[data-rendering='lazy'\] ([^,{]+?)\s*[,{]/g,
  ),
  ([, part = '']) => part,
)

test('what the style sheet skips is what the script renders', () => {
  open([500])
  dispatch('load')
  beIdle()
  const [, parts = ''] = /:is\((.+)\):not\(\[style\]\)/.exec(selector) ?? []
  const inScript = parts.replaceAll('~', ' ~ ').replace('[class^=footer-]', '.footer-').split(',')
  const named = skipped.map((part) => part.replace(/^\.footer-\w+$/, '.footer-'))
  expect(new Set(named)).toEqual(new Set(inScript))
})

test.each(skipped)(
  '%s ends with a class, so that few styles change when nothing is skipped any more',
  (part) => {
    expect(part).toMatch(/\.[\w-]+$/)
  },
)
