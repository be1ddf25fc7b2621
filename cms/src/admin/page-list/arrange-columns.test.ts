import { expect, it } from 'vitest'
import { arrangeColumns } from './arrange-columns.ts'
import { pagePath } from './page-path.ts'

const header = (name: string) => ({ name, label: name })
const SCHEDULE = header('schedule')

it('the address of a page is shown with its title, and what is scheduled before its status', () => {
  const columns = arrangeColumns(
    ['title', 'slug', 'updatedAt'].map(header),
    { title: { label: 'Title and address' } },
    [SCHEDULE],
  )
  expect(columns).toEqual([{ name: 'title', label: 'Title and address' }, header('updatedAt'), SCHEDULE])
})

it('columns that an editor has chosen stay', () => {
  const columns = arrangeColumns(['slug', 'createdAt'].map(header), {}, [SCHEDULE])
  expect(columns.map(({ name }) => name)).toEqual(['slug', 'createdAt', 'schedule'])
})

it('the start page has the address /', () => {
  expect([pagePath('home'), pagePath('careers/apply'), pagePath(undefined)]).toEqual([
    '/',
    '/careers/apply',
    '',
  ])
})
