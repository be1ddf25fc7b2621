import { expect, test } from 'vitest'
import { withPackageAddresses } from './with-package-addresses.mjs'

function addressOf(path: string, entry: object): string | undefined {
  return withPackageAddresses({ packages: { [path]: entry } }, 'https://registry.example/').packages[path]
    ?.resolved
}

test.each([
  ['node_modules/react', {}, 'https://registry.example/react/-/react-1.2.3.tgz'],
  ['node_modules/a/node_modules/@b/c', {}, 'https://registry.example/@b/c/-/c-1.2.3.tgz'],
  ['node_modules/alias', { name: '@b/c' }, 'https://registry.example/@b/c/-/c-1.2.3.tgz'],
  ['node_modules/known', { resolved: 'https://other.example/a.tgz' }, 'https://other.example/a.tgz'],
])('the address of %s %j is %s', (path, more, address) => {
  expect(addressOf(path, { version: '1.2.3', integrity: 'sha512-x', ...more })).toBe(address)
})

test('the project itself, links and packages without a hash get no address', () => {
  expect(addressOf('', { version: '1.2.3', integrity: 'sha512-x' })).toBeUndefined()
  expect(addressOf('node_modules/@beam/forms', { resolved: 'forms', link: true })).toBe('forms')
  expect(addressOf('node_modules/bundled', { version: '1.2.3' })).toBeUndefined()
})
