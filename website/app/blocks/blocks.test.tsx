import { block } from '@beam/content/defaults/compose.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { parseMarkdown } from '@beam/content/defaults/parse-markdown.ts'
import { BLOCKS, type Block } from '@beam/content/model/blocks.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { BlockContext } from './block-props.ts'
import { Blocks } from './blocks.tsx'

const context = {
  tokenSaleUrl: 'https://sale.example/register',
  appStoreUrl: 'https://apps.example/ios',
  googlePlayUrl: 'https://apps.example/android',
  company: null,
  pageTitle: 'The page',
  renderForm: (name: string) => <form data-form={name} />,
}

/** Without the place of the style sheet. */
function html(blocks: Block | Block[], given: BlockContext = context): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Blocks blocks={[blocks].flat()} context={given} />
    </MemoryRouter>,
  )
  return markup.replace('<span data-styles="" hidden=""></span>', '')
}

const VIDEO = 'https://www.youtube.com/watch?v=abcdefghijk'
const illustration = { illustration: 'token', alt: '' } as const

test('an unknown component shows a notice, and other blocks are rendered', () => {
  const unknown = { block: 'unknown', component: 'blocks.carousel' } as const
  const markup = html([unknown, block('hero', { title: 'Hello' })])
  expect(markup).toContain('Unknown component type')
  expect(markup).toContain('<h1 tabindex="-1">Hello</h1>')
})

const HIDDEN_TITLE = '<h1 tabindex="-1" class="visually-hidden">The page</h1>'

test.each(BLOCKS.map(({ name }) => name).filter((name) => name !== 'app-store-buttons'))(
  'an empty %s shows nothing, not even a coloured box',
  (name) => {
    expect(html(block(name, {}))).toBe(HIDDEN_TITLE)
  },
)

test('app store buttons need no text, but the addresses of the stores', () => {
  expect(html(block('app-store-buttons', {}))).toContain('href="https://apps.example/ios"')
  const withoutStores = { ...context, appStoreUrl: '', googlePlayUrl: '' }
  expect(html([block('app-store-buttons', {})], withoutStores)).toBe(HIDDEN_TITLE)
})

test('a legal text names the company once its facts are filled in', () => {
  const legal = block('legal-text', { clauses: [{ title: 'One' }] })
  expect(html(legal)).not.toContain('legal-company')
  const company = { ...DEFAULT_FOOTER, legalName: 'Example, Lda.', taxNumber: '000' }
  expect(html(legal, { ...context, company })).toContain(
    '<address class="legal-company"><span>Example, Lda.</span><span>Tax number: 000</span></address>',
  )
})

test('the app store buttons of blocks are beside a QR code that phones do not load', () => {
  const hero = block('hero', { title: 'Pay', showStoreButtons: true })
  for (const markup of [html(block('app-store-buttons', {})), html([hero])])
    expect(markup).toMatch(/<img src="\/app\/code.svg" alt="QR code"[^>]* loading="lazy"/)
})

const BLOCKS_WITH_LISTS = BLOCKS.flatMap(({ name, fields }) => {
  const lists = Object.entries<{ kind: string }>(fields).filter(([, { kind }]) => kind === 'list')
  return lists.map(([list]) => [name, list] as const)
})

test.each(BLOCKS_WITH_LISTS)('a %s shows no box for an empty entry of its %s', (name, list) => {
  const markup = html({ ...block(name, {}), title: 'A', [list]: [{}] } as Block)
  expect(markup).not.toContain('undefined')
  expect(markup).not.toMatch(/<li|<tr><th scope="row"/)
})

test('the first titled block has the only h1', () => {
  const markup = html([
    block('banner', { text: 'Sale' }),
    block('section', { title: 'First' }),
    block('hero', { title: 'Second' }),
  ])
  expect(markup.match(/<h1[^>]*>[^<]*/g)).toEqual(['<h1 tabindex="-1">First'])
  expect(markup).toContain('<h2>Second</h2>')
})

test('a page without titles has a visually hidden h1', () => {
  expect(html(block('rich-text', { body: parseMarkdown('Words.') }))).toContain(
    '<h1 tabindex="-1" class="visually-hidden">The page</h1>',
  )
})

describe('hero', () => {
  test('has its picture on the left and the default colour of the model', () => {
    expect(html(block('hero', { picture: illustration }))).toMatch(
      /data-colour="charcoal" data-picture="left"/,
    )
  })
  test.each(['Pink', 'Yellow', 'Teal', 'Charcoal'] as const)('can be %s', (backgroundColor) => {
    expect(html(block('hero', { title: 'A', backgroundColor }))).toContain(
      `data-colour="${backgroundColor.toLowerCase()}"`,
    )
  })
  test('loads its picture with high priority', () => {
    expect(html(block('hero', { title: 'A', picture: illustration }))).toContain('fetchPriority="high"')
  })
})

describe('ranking', () => {
  const place = { title: '#5', documentText: 'Read it', documentUrl: 'https://list.example/list.pdf' }

  test('shows who published which list when, as far as it is filled in', () => {
    const markup = html(block('ranking', { ...place, publisher: 'A Magazine', year: '2030' }))
    expect(markup).toContain('<dt>Published by</dt><dd>A Magazine</dd>')
    expect(markup).toContain('<dt>Year</dt><dd>2030</dd>')
    expect(markup).not.toMatch(/<dt>(?:List|Category)/)
    expect(markup).toContain('href="https://list.example/list.pdf"')
  })
  test('shows no empty list of sources', () => {
    expect(html(block('ranking', place))).not.toContain('<dl')
  })
})

test('figures have their source below them once it is filled in', () => {
  const figures = [{ value: '5', label: 'stores' }]
  expect(html(block('statistics', { figures }))).not.toContain('figures-source')
  expect(html(block('statistics', { figures, source: 'Counted in 2030' }))).toContain(
    '<p class="figures-source">Counted in 2030</p>',
  )
})

test('the banner of the token sale always has a risk note', () => {
  const banner = { text: 'Participate', buttonText: 'Click here' }
  expect(html(block('banner', banner))).toContain('Tokens can lose value, up to the full amount.')
  expect(html(block('banner', { ...banner, riskNote: 'You can lose it all.' }))).toContain(
    '<p class="banner-risk">You can lose it all.</p>',
  )
})

describe('section', () => {
  test('has left-aligned text and its picture on the right by default', () => {
    const markup = html(block('section', { title: 'A', picture: illustration }))
    expect(markup).toMatch(/data-picture="right" data-variant="none" data-align="left" data-text="left"/)
  })
  test('has neither link nor play button without addresses', () => {
    expect(html(block('section', { title: 'A', picture: illustration }))).not.toContain('<a')
  })
  test('has a link and a play button over the picture with addresses', () => {
    const markup = html(
      block('section', { picture: illustration, actionText: 'More', actionLink: '/more', videoUrl: VIDEO }),
    )
    expect(markup).toContain('href="/more"')
    expect(markup).toContain(
      `href="${VIDEO}" target="_blank" rel="noopener noreferrer" data-video="abcdefghijk"`,
    )
  })
})

describe('video', () => {
  test('contains nothing from the video host', () => {
    expect(html(block('video', { title: 'A', videoUrl: VIDEO }))).not.toMatch(/iframe|youtube-nocookie/)
  })
  test('is a plain link if the address has no id of 11 characters', () => {
    const markup = html(block('video', { title: 'A', videoUrl: 'https://www.youtube.com/watch?v=short' }))
    expect(markup).toContain('href="https://www.youtube.com/watch?v=short"')
    expect(markup).not.toContain('data-video')
    expect(markup).toContain('Play video: A</span><span class="visually-hidden"> (opens in a new tab)')
  })
})

test('both controls of the banner open the sale page in a new tab; it is teal by default', () => {
  const markup = html(
    block('banner', { text: 'Participate in the BEAM TOKEN Public-Sale', buttonText: 'Click here' }),
  )
  expect(markup).toContain('data-colour="teal"')
  expect(markup).toContain('Click here')
  expect(
    markup.match(/href="https:\/\/sale\.example\/register" target="_blank" rel="noopener noreferrer"/g),
  ).toHaveLength(2)
})

test('the first question is open, and all share one name, so that only one is open at a time', () => {
  const items = ['One?', 'Two?', 'Three?'].map((question) => ({ question, answer: parseMarkdown('Yes.') }))
  const markup = html(block('accordion', { title: 'Questions', items }))
  expect(markup.match(/<details[^>]*>/g)?.map((tag) => tag.includes('open'))).toEqual([true, false, false])
  expect(new Set(markup.match(/name="[^"]*"/g)).size).toBe(1)
})

test('the calculator shows its example before and without scripts', () => {
  const markup = html(block('cashback-calculator', { title: 'Cashback', note: 'An example.' }))
  expect(markup).toContain('You get back <strong>45\u00a0€</strong>')
  expect(markup).toContain('brings <strong>1,700\u00a0€</strong>')
  expect(markup.match(/<tr><th scope="row">\d+%<\/th><td>[\d,]+\u00a0€<\/td><\/tr>/g)).toHaveLength(10)
  expect(markup).toContain('An example.')
  expect(html(block('cashback-calculator', { title: 'Cashback', audience: 'stores' }))).not.toContain(
    'You get back',
  )
})

test('above a form a hero is low, and phones do not load its picture', () => {
  const markup = html([
    block('hero', { title: 'A', picture: illustration }),
    block('form', { formName: 'contact' }),
  ])
  expect(markup).toContain('hero-low')
  expect(markup).toContain('loading="lazy"')
})

test('lines of a heading break between its sentences', () => {
  expect(html(block('hero', { title: 'One wallet. Two sides.' }))).toContain(
    '<span class="sentence">One wallet.</span> <span class="sentence">Two sides.</span>',
  )
})

test('the service table has column and row headers', () => {
  const markup = html(
    block('service-table', {
      title: 'Services',
      featureHeading: 'Feature',
      descriptionHeading: 'Description',
      benefitHeading: 'Benefit',
      rows: [{ feature: 'Vouchers', description: 'Prepaid', benefit: 'Sales now' }],
    }),
  )
  expect(markup.match(/<th scope="col">[^<]*/g)).toHaveLength(3)
  expect(markup).toContain('<th scope="row">Vouchers</th>')
  expect(markup).toContain('<td>Sales now</td>')
})

test('clauses are numbered and have anchors', () => {
  const clauses = ['Scope', 'Terms'].map((title) => ({ title, body: parseMarkdown('Words.') }))
  const markup = html(block('legal-text', { clauses }))
  expect(markup).toContain('<a href="#clause-2">Terms</a>')
  expect(markup).toContain('id="clause-2"')
})

test('the back of a flip card is accessible without flipping it', () => {
  const card = {
    title: 'FAQs',
    back: parseMarkdown('Answers.'),
    linkText: 'Read',
    linkUrl: 'https://help.example/',
  }
  const markup = html(block('flip-cards', { cards: [card] }))
  expect(markup).toContain('<p>Answers.</p>')
  expect(markup).toContain('href="https://help.example/" target="_blank"')
  expect(markup).toMatch(/<details class="flip-turn"><summary>.*Turn over: FAQs/)
})

test('a team member without a name is shown by position', () => {
  const markup = html(block('team', { title: 'Team', members: [{ position: 'Chief Executive Officer' }] }))
  expect(markup.match(/Chief Executive Officer/g)).toHaveLength(1)
})

test('a form is rendered by the function in the context', () => {
  expect(html(block('form', { formName: 'contact', title: 'Can we help?' }))).toContain('data-form="contact"')
})

test('store links come from the context', () => {
  const markup = html(block('app-store-buttons', { title: 'Get it' }))
  expect(markup).toContain('href="https://apps.example/ios"')
  expect(markup).toContain('href="https://apps.example/android"')
})
