import { expect, it } from 'vitest'
import { RENAMED_ILLUSTRATIONS as readByTheSite } from '../../content/strapi/read-picture.ts'
import { RENAMED_ILLUSTRATIONS as renamedAtStart } from '../src/upgrading/rename-illustrations.ts'

it('the content service renames the illustrations whose earlier names the site reads', () => {
  expect([...renamedAtStart]).toEqual([...readByTheSite])
})
