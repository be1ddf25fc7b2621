import { expect, it } from 'vitest'
import { safeUrl } from '../model/safe-url.ts'
import { emailLink } from './email-link.ts'

it('opens an email with a subject', () => {
  expect(emailLink('partners@example.com', 'Software partnership')).toBe(
    'mailto:partners@example.com?subject=Software%20partnership',
  )
})

it('adds headings to fill in, with an empty line after each', () => {
  const link = emailLink('partners@example.com', 'An idea', ['The problem:', 'My idea:'])
  expect(new URL(link).searchParams.get('body')).toBe('The problem:\r\n\r\nMy idea:\r\n\r\n')
})

it('is a safe address', () => {
  const link = emailLink('partners@example.com', 'An idea', ['Who has it & how often?'])
  expect(safeUrl(link)).toBe(link)
})
