import { block } from '@beam/content/defaults/compose.ts'
import { parseMarkdown } from '@beam/content/defaults/parse-markdown.ts'
import { BLOCKS, type Block } from '@beam/content/model/blocks.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { Blocks } from './blocks.tsx'

const context = {
  tokenSaleUrl: 'https://sale.example/register',
  appStoreUrl: 'https://apps.example/ios',
  googlePlayUrl: 'https://apps.example/android',
  pageTitle: 'The page',
  renderForm: (name: string) => <form data-form={name} />,
}

function html(...blocks: Block[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Blocks blocks={blocks} context={context} />
    </MemoryRouter>,
  )
}

const VIDEO = 'https://www.youtube.com/watch?v=abcdefghijk'
const drawing = { illustration: 'token', alt: '' } as const

test('a component nobody knows says so, and its neighbours are drawn', () => {
  const unknown = { block: 'unknown', component: 'blocks.carousel' } as const
  const drawn = html(unknown, block('hero', { title: 'Hello' }))
  expect(drawn).toContain('Unknown component type')
  expect(drawn).toContain('<h1 tabindex="-1">Hello</h1>')
})

test.each(BLOCKS.map(({ name }) => name))('an empty %s is drawn without complaint', (name) => {
  expect(html(block(name, {}))).not.toContain('undefined')
})

test('the first titled block holds the only h1', () => {
  const drawn = html(
    block('banner', { text: 'Sale' }),
    block('section', { title: 'First' }),
    block('hero', { title: 'Second' }),
  )
  expect(drawn.match(/<h1[^>]*>[^<]*/g)).toEqual(['<h1 tabindex="-1">First'])
  expect(drawn).toContain('<h2>Second</h2>')
})

test('a page without any title still has an h1, for those who hear it', () => {
  expect(html(block('rich-text', { body: parseMarkdown('Words.') }))).toContain(
    '<h1 tabindex="-1" class="visually-hidden">The page</h1>',
  )
})

describe('hero', () => {
  test('the picture stands left and the colour is the model’s own unless told otherwise', () => {
    expect(html(block('hero', { picture: drawing }))).toMatch(/data-colour="charcoal" data-picture="left"/)
  })
  test.each(['Pink', 'Yellow', 'Teal', 'Charcoal'] as const)('can be %s', (backgroundColor) => {
    expect(html(block('hero', { backgroundColor }))).toContain(
      `data-colour="${backgroundColor.toLowerCase()}"`,
    )
  })
  test('its picture is fetched before all others', () => {
    expect(html(block('hero', { title: 'A', picture: drawing }))).toContain('fetchPriority="high"')
  })
})

describe('section', () => {
  test('words are aligned left and the picture stands right unless told otherwise', () => {
    const drawn = html(block('section', { title: 'A', picture: drawing }))
    expect(drawn).toMatch(/data-picture="right" data-variant="none" data-align="left" data-text="left"/)
  })
  test('has no link and no play button without addresses', () => {
    expect(html(block('section', { title: 'A', picture: drawing }))).not.toContain('<a')
  })
  test('has its link and a play button over the picture with them', () => {
    const drawn = html(
      block('section', { picture: drawing, actionText: 'More', actionLink: '/more', videoUrl: VIDEO }),
    )
    expect(drawn).toContain('href="/more"')
    expect(drawn).toContain(
      `href="${VIDEO}" target="_blank" rel="noopener noreferrer" data-video="abcdefghijk"`,
    )
  })
})

describe('video', () => {
  test('nothing of the video host is in the page', () => {
    expect(html(block('video', { title: 'A', videoUrl: VIDEO }))).not.toMatch(/iframe|youtube-nocookie/)
  })
  test('an address without an id of 11 characters is a plain link', () => {
    const drawn = html(block('video', { title: 'A', videoUrl: 'https://www.youtube.com/watch?v=short' }))
    expect(drawn).toContain('href="https://www.youtube.com/watch?v=short"')
    expect(drawn).not.toContain('data-video')
    expect(drawn).toContain('Play video: A</span><span class="visually-hidden"> (opens in a new tab)')
  })
})

test('both controls of the banner open the sale page in a new tab; it is teal unless told otherwise', () => {
  const drawn = html(
    block('banner', { text: 'Participate in the BEAM TOKEN Public-Sale', buttonText: 'Click here' }),
  )
  expect(drawn).toContain('data-colour="teal"')
  expect(drawn).toContain('Click here')
  expect(
    drawn.match(/href="https:\/\/sale\.example\/register" target="_blank" rel="noopener noreferrer"/g),
  ).toHaveLength(2)
})

test('the first question is open, and all share one name so that one is open at a time', () => {
  const items = ['One?', 'Two?', 'Three?'].map((question) => ({ question, answer: parseMarkdown('Yes.') }))
  const drawn = html(block('accordion', { title: 'Questions', items }))
  expect(drawn.match(/<details[^>]*>/g)?.map((tag) => tag.includes('open'))).toEqual([true, false, false])
  expect(new Set(drawn.match(/name="[^"]*"/g)).size).toBe(1)
})

test('the service table is a table with headings for columns and rows', () => {
  const drawn = html(
    block('service-table', {
      title: 'Services',
      featureHeading: 'Feature',
      descriptionHeading: 'Description',
      benefitHeading: 'Benefit',
      rows: [{ feature: 'Vouchers', description: 'Prepaid', benefit: 'Sales now' }],
    }),
  )
  expect(drawn.match(/<th scope="col">[^<]*/g)).toHaveLength(3)
  expect(drawn).toContain('<th scope="row">Vouchers</th>')
  expect(drawn).toContain('<td data-label="Benefit">Sales now</td>')
})

test('clauses are numbered and can be pointed at', () => {
  const clauses = ['Scope', 'Terms'].map((title) => ({ title, body: parseMarkdown('Words.') }))
  const drawn = html(block('legal-text', { clauses }))
  expect(drawn).toContain('<a href="#clause-2">Terms</a>')
  expect(drawn).toContain('id="clause-2"')
})

test('the back of a flip card can be reached without turning it', () => {
  const card = {
    title: 'FAQs',
    back: parseMarkdown('Answers.'),
    linkText: 'Read',
    linkUrl: 'https://help.example/',
  }
  const drawn = html(block('flip-cards', { cards: [card] }))
  expect(drawn).toContain('<p>Answers.</p>')
  expect(drawn).toContain('href="https://help.example/" target="_blank"')
  expect(drawn).toMatch(/<details class="flip-turn"><summary>.*Turn over: FAQs/)
})

test('a member without a name is shown by the position alone', () => {
  const drawn = html(block('team', { title: 'Team', members: [{ position: 'Chief Executive Officer' }] }))
  expect(drawn.match(/Chief Executive Officer/g)).toHaveLength(1)
})

test('a form is drawn by whoever knows forms', () => {
  expect(html(block('form', { formName: 'contact', title: 'Can we help?' }))).toContain('data-form="contact"')
})

test('store links come from outside the page', () => {
  const drawn = html(block('app-store-buttons', { title: 'Get it' }))
  expect(drawn).toContain('href="https://apps.example/ios"')
  expect(drawn).toContain('href="https://apps.example/android"')
})
