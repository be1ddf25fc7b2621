import { block } from '@beam/content/defaults/compose.ts'
import { expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

test('the service table has column and row headers', () => {
  const markup = renderBlocks(
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
  expect(markup).toContain('<summary><span class="visually-hidden">Description: Vouchers</span></summary>')
})

test('without a heading of descriptions, their buttons have names, too', () => {
  const markup = renderBlocks(
    block('service-table', { rows: [{ feature: 'Vouchers', description: 'Prepaid', benefit: 'Sales now' }] }),
  )
  expect(markup).toContain('>Details: Vouchers</span>')
})
