import { describe, expect, it } from 'vitest'
import { verifyPreview } from '../../../website/app/content/preview.server.ts'
import type { Document } from '../sign-in.ts'
import { PREVIEW_SECRET } from '../start-for-test.ts'
import { editor, FOOTER, PAGE, service } from './service.ts'

describe('a preview', () => {
  it('of a page opens its draft on the site, signed and expiring', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'careers/graphic-designer')
    const address = await previewOf(PAGE, documentId)
    expect(address.origin + address.pathname).toBe('https://site.example.com/preview')
    expect(verified(address)).toMatchObject({
      kind: 'valid',
      link: {
        slug: 'careers/graphic-designer',
        subject: { kind: 'page', documentId },
        version: 'draft',
        adminOrigin: new URL(service.url).origin,
      },
    })
    address.searchParams.set('path', '/investors')
    expect(verified(address)).toEqual({ kind: 'rejected' })
  })

  it('stops working after an hour', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'banks')
    const address = await previewOf(PAGE, documentId)
    expect(verified(address, Date.now() + 61 * 60 * 1000).kind).toBe('expired')
  })

  it('of the start page and of the footer opens the start page', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'home')
    expect(verified(await previewOf(PAGE, documentId))).toMatchObject({ link: { slug: 'home' } })
    const { body } = await editor.request('GET', `/content-manager/single-types/${FOOTER}`)
    const footer = (body as { data: Document }).data
    expect(verified(await previewOf(FOOTER, footer.documentId))).toMatchObject({
      link: { slug: 'home', subject: { kind: 'footer' } },
    })
  })

  it('of a page that was never saved is empty, and only live', async () => {
    expect(verified(await createLink(PAGE, '', 'draft'))).toMatchObject({
      link: { subject: { kind: 'new-page' }, adminOrigin: new URL(service.url).origin },
    })
    expect((await requestLink(PAGE, '', 'review')).status).toBe(404)
  })

  it('for a review works for a day and has no panel', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'banks')
    const address = await createLink(PAGE, documentId, 'review')
    expect(verified(address)).toMatchObject({
      kind: 'valid',
      link: { subject: { kind: 'page', documentId }, version: 'review', adminOrigin: null },
    })
    expect(verified(address, Date.now() + 24 * 60 * 60 * 1000).kind).toBe('expired')
  })

  it('is framed by the panel at whatever address it is opened', async () => {
    for (const host of ['127.0.0.1', 'localhost']) {
      const answer = await fetch(`${service.url.replace('127.0.0.1', host)}/admin`, {
        signal: AbortSignal.timeout(60_000),
      })
      const policy = answer.headers.get('content-security-policy')
      expect(policy).toContain('frame-src https://site.example.com')
      expect(policy).toMatch(/(?:^|;)connect-src [^;]*https:\/\/site\.example\.com/)
    }
  })
})

async function previewOf(uid: string, documentId: string): Promise<URL> {
  const { body } = await editor.request('GET', `/content-manager/preview/url/${uid}?documentId=${documentId}`)
  return new URL((body as { data: { url: string } }).data.url)
}

async function createLink(uid: string, documentId: string, version: string): Promise<URL> {
  const { body } = await requestLink(uid, documentId, version)
  return new URL((body as { data: { url: string } }).data.url)
}

function requestLink(uid: string, documentId: string, version: string) {
  return editor.request('POST', '/preview-links', { uid, documentId, version })
}

/** The site's verification of a preview's URL. */
function verified({ searchParams }: URL, nowMs = Date.now()): ReturnType<typeof verifyPreview> {
  return verifyPreview(searchParams, PREVIEW_SECRET, nowMs)
}
