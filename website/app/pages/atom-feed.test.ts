import type { ArticleSummary } from '@beam/content/model/articles.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atomFeed } from './atom-feed.ts'

const SITE = 'https://beam.example'

function article(given: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    slug: 'news/opening',
    title: 'Opening',
    summary: 'We open.',
    category: 'Stores',
    publishedOn: '2026-02-01',
    picture: null,
    updatedAt: '2026-02-03T04:05:06.000Z',
    ...given,
  }
}

describe('the feed', () => {
  it('has an entry with URL, dates, category and summary for each article', () => {
    expect(atomFeed([article()], SITE)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>Beam Wallet news</title>
<id>https://beam.example/news</id>
<link href="https://beam.example/news"/>
<link rel="self" type="application/atom+xml" href="https://beam.example/feed.xml"/>
<updated>2026-02-03T04:05:06.000Z</updated>
<author><name>Beam Wallet</name></author>
<entry>
<title>Opening</title>
<id>https://beam.example/news/opening</id>
<link href="https://beam.example/news/opening"/>
<published>2026-02-01T00:00:00.000Z</published>
<updated>2026-02-03T04:05:06.000Z</updated>
<category term="Stores"/>
<summary>We open.</summary>
</entry>
</feed>
`)
  })

  it('is well-formed without articles, with two and with a hundred, of which it has the newest fifty', () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      article({ slug: `news/${index}`, publishedOn: `20${String(index).padStart(2, '0')}-01-01` }),
    )
    const counts = [[], many.slice(0, 2), many].map((articles) => {
      const feed = atomFeed(articles, SITE)
      expect(xmlProblem(feed)).toBeNull()
      return feed.split('<entry>').length - 1
    })
    expect(counts).toEqual([0, 2, 50])
    expect(atomFeed(many, SITE)).toContain('/news/99<')
    expect(atomFeed(many, SITE)).not.toContain('/news/49<')
  })

  it('leaves out an article without any date', () => {
    expect(atomFeed([article({ publishedOn: '', updatedAt: 'never' })], SITE)).not.toContain('<entry>')
  })

  it.each([
    '</title><script>alert(1)</script>',
    ']]><![CDATA[<script>',
    '& &amp; &#x0; "quoted" \'single\'',
    '<!DOCTYPE feed [<!ENTITY a "b">]>&a;',
    '\u0000\u0008\u000b\uFFFE\uFFFF\uD800 end',
  ])('T130: is well-formed with the title %j', (hostile) => {
    const feed = atomFeed([article({ title: hostile, summary: hostile, category: hostile })], SITE)
    expect(xmlProblem(feed)).toBeNull()
    expect(feed).not.toMatch(/<script|<!/)
  })

  it('T130: is well-formed with any text and any date', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 })
    const record = fc.record({
      title: text,
      summary: text,
      category: text,
      publishedOn: text,
      updatedAt: text,
    })
    fc.assert(
      fc.property(record, (given) => {
        expect(xmlProblem(atomFeed([article(given)], SITE))).toBeNull()
      }),
      { seed: 130, numRuns: 500 },
    )
  })
})

/** What makes a document without comments, sections and entities of its own not well-formed; null: nothing. */
function xmlProblem(xml: string): string | null {
  if (/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(xml)) return 'a character'
  const open: string[] = []
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '')
  for (const [token] of body.matchAll(/<[^<>]*>|[^<]+|</g)) {
    const [, end, name = '', empty] = TAG.exec(token) ?? []
    if (token.startsWith('<') && name === '') return `the tag ${token}`
    if (!token.startsWith('<') && !TEXT.test(token)) return `the text ${token}`
    if (end && open.pop() !== name) return `the end of ${name}`
    if (name !== '' && !end && !empty) open.push(name)
  }
  return open.length > 0 ? `no end of ${open.join(', ')}` : null
}

const TAG = /^<(\/)?([a-z]+)(?: [a-z:]+="(?:[^<&"]|&(?:amp|lt|gt|quot);)*")*(\/)?>$/
const TEXT = /^(?:[^<&]|&(?:amp|lt|gt|quot);)*$/
