import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MARK_BODY, MARK_COIN } from './mark.ts'

const component = readFileSync(new URL('../../website/app/ui/brand-mark.tsx', import.meta.url), 'utf8')

test('the website has the same mark', () => {
  expect(component).toContain(`d="${MARK_BODY}"`)
  expect(component).toContain(`<circle cx="${MARK_COIN.x}" cy="${MARK_COIN.y}" r="${MARK_COIN.r}"`)
})
