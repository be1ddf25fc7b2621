import { describe, expect, it } from 'vitest'
import type { Editor } from '../sign-in.ts'
import { textOf } from './requests.ts'
import { author, colleague, editor, PAGE } from './service.ts'

describe('the start page', () => {
  it('T83: lists drafts that wait, to authors only their own', async () => {
    await author.create(PAGE, { title: 'An idea', slug: 'an-idea', Content: [] })
    await colleague.create(PAGE, { title: 'A plan', slug: 'a-plan', Content: [] })
    expect((await waitingDrafts(colleague)).slice(0, 2)).toEqual(['A plan', 'An idea'])
    expect(await waitingDrafts(author)).toContain('An idea')
    expect(await waitingDrafts(author)).not.toContain('A plan')
    expect(/"password"|\$2[aby]\$|PasswordToken/i.exec(await textOf(author, '/dashboard'))).toBeNull()
  })

  it('works in a tab of the panel that was opened before the upgrade', async () => {
    const { body } = await colleague.request('GET', '/dashboard')
    expect(body).toMatchObject({ data: { hiddenMenuItems: [] } })
  })

  it('lists what to fill in before launch, as the command does, with the page to open', async () => {
    const { status, body } = await author.request('GET', '/dashboard/launch')
    const { data } = body as { data: { location: string; label: string; documentId: string }[] }
    expect(status).toBe(200)
    const name = data.find(({ label }) => label === 'Team › Members 1 › Name')
    expect(name).toMatchObject({ location: '/about-us', documentId: expect.stringMatching(/^\w{20,}$/) })
    expect(data.some(({ location }) => location === 'footer')).toBe(true)
    expect(data.some(({ location }) => location === 'menu')).toBe(true)
  })

  it('offers no tools for development, to nobody', async () => {
    const { body } = await editor.request('GET', '/admin/users/me/permissions')
    expect(JSON.stringify(body)).not.toMatch(/marketplace|content-type-builder/)
  })
})

/** The titles of the drafts on the start page. */
async function waitingDrafts(who: Editor): Promise<string[]> {
  const { status, body } = await who.request('GET', '/dashboard')
  expect(status).toBe(200)
  const { siteUrl, drafts } = (body as { data: { siteUrl: string; drafts: { title: string }[] } }).data
  expect(siteUrl).toBe('https://site.example.com')
  return drafts.map(({ title }) => title)
}
