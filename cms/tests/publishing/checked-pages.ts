import { page } from './change-pages.ts'

const HERO = { __component: 'blocks.hero', title: 'Checked', buttonText: 'Go' }
const ADDRESSES = [
  '/news',
  '/gone',
  '/news#gone',
  '/terms#clause-1',
  '#gone',
  '/api/state',
  '//evil.example',
  'javascript:1',
]
const link = (url: string) => ({ type: 'link', url, children: [{ type: 'text', text: 'here' }] })
const paragraph = (...children: readonly object[]) => [{ type: 'paragraph', children }]

/** Pages that the panel and the content service check alike, by what is wrong with them. */
export const CHECKED_PAGES: Readonly<Record<string, object>> = {
  'nothing but a title': page('Bare', 'checked-bare'),
  'nothing else': page('Complete', 'checked-complete', {
    shareDescription: 'Checked.',
    Content: [{ ...HERO, buttonUrl: '/news' }],
  }),
  'links of all kinds': page('Links', 'checked-links', {
    Content: ADDRESSES.map((buttonUrl) => ({ ...HERO, buttonUrl })),
  }),
  'links in texts and lists': page('Nested', 'checked-nested', {
    Content: [
      { __component: 'blocks.rich-text', body: paragraph(link('/gone'), link('/news')) },
      { __component: 'blocks.card-grid', cards: [{ title: 'A' }, { title: 'B', linkUrl: '/gone' }, {}] },
    ],
  }),
  'empty blocks, no form, long texts': page('x'.repeat(70), 'checked-empty', {
    shareDescription: 'y'.repeat(200),
    Content: [
      { __component: 'blocks.hero' },
      { __component: 'blocks.form', formName: 'gone' },
      { ...HERO, title: 'z'.repeat(90) },
    ],
  }),
  'a title that another page has': page('Bare', 'checked-twice'),
  'a text of a template, an anchor that is none': page('Template', 'checked-template', {
    Content: [
      { ...HERO, title: '[Headline]' },
      { __component: 'blocks.section', title: 'A', sectionId: '1 x' },
    ],
  }),
}
