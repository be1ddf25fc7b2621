import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createHydrationStates } from '../document/hydration-states.server.ts'
import { loader } from './hydration-state.ts'
import { isRenderedForState, websiteContext } from './website-context.server.ts'

const STATE = 'enqueue("words")'

/** A process that renders one page, whose state is `STATE`. Asks it for a state. */
function createProcess() {
  const states = createHydrationStates()
  const rendered: string[] = []
  const render = async (path: string) => {
    rendered.push(path)
    if (path === '/about-us') states.store(STATE, path)
    return new Response('')
  }
  async function ask(path: string, isNested = false): Promise<string> {
    const context = new RouterContextProvider()
    context.set(websiteContext, { states, render } as never)
    context.set(isRenderedForState, isNested)
    const response = await loader({ url: new URL(path, 'https://beam.example'), context } as never)
    return response.status === 200 ? response.text() : String(response.status)
  }
  return { ask, rendered }
}

const PATH = createHydrationStates().store(STATE, '/about-us')

it('a state that this process does not have is that of the page, rendered once', async () => {
  const { ask, rendered } = createProcess()
  expect([await ask(PATH), await ask(PATH)]).toEqual([STATE, STATE])
  expect(rendered).toEqual(['/about-us'])
})

it('the state of a page that has changed since is gone', async () => {
  const { ask } = createProcess()
  expect(await ask(`/state/${'x'.repeat(16)}/about-us`)).toBe('404')
})

it.each([`${PATH}/made-up`, `${PATH}/`, PATH.replace('about', '%61bout'), '/state/x/about-us'])(
  'T171: at another path there is none: %s',
  async (path) => {
    const { ask } = createProcess()
    await ask(PATH)
    expect(await ask(path)).toBe('404')
  },
)

it('T175: a state within a state renders nothing', async () => {
  const { ask, rendered } = createProcess()
  expect(await ask(`/state/${'x'.repeat(16)}${PATH}`, true)).toBe('404')
  expect(rendered).toEqual([])
})
