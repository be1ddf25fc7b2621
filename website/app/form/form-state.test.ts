import { expect, test } from 'vitest'
import { formNamed } from '@beam/forms/all-forms.ts'
import { sentAddress, stateFromAddress } from './form-state.ts'

test('the address after a post without JavaScript is read back', () => {
  const address = sentAddress(formNamed('contact')!, 'BW-7K3Q-X2M9P')
  expect(address).toBe('/contacts?sent=BW-7K3Q-X2M9P')
  expect(stateFromAddress(new URL(address, 'http://site'))).toEqual({
    kind: 'sent',
    reference: 'BW-7K3Q-X2M9P',
  })
})

test('a submission without a reference is thanked for too', () => {
  expect(stateFromAddress(new URL('http://site/contacts?sent='))).toEqual({ kind: 'sent', reference: '' })
})

test.each(['<script>', 'bw-1', 'A'.repeat(40), 'Ask for your money back', 'BW-', '%00'])(
  'a reference cannot say %s',
  (sent) => {
    const url = new URL('http://site/contacts')
    url.searchParams.set('sent', sent)
    expect(stateFromAddress(url)).toEqual({ kind: 'fresh' })
  },
)
