import { validate } from '@strapi/utils'
import { describe, expect, it, vi } from 'vitest'
import { cacheValidPopulations } from './cache-valid-populations.ts'

const PAGE = {
  uid: 'api::page.page',
  modelType: 'contentType',
  attributes: { title: { type: 'string' }, image: { type: 'media' } },
}
const FOOTER = { ...PAGE, uid: 'api::footer.footer', attributes: { title: { type: 'string' } } }
const INCLUDE = { populate: ['nonAttributesOperators'] }

type Validate = (context: object, populate: unknown, include: unknown) => Promise<unknown>

/** The function of the installed Strapi. */
function installedValidation() {
  const original = vi.fn<Validate>(validate.validators.validatePopulate as Validate)
  const validators = { validatePopulate: original as Validate }
  cacheValidPopulations(validators)
  const check = (populate: unknown, schema: object = PAGE) =>
    validators.validatePopulate({ schema, getModel: () => undefined }, populate, INCLUDE)
  return { check, validations: () => original.mock.calls.length }
}

describe('the validation of populate parameters', () => {
  it('is done once for a valid one', async () => {
    const { check, validations } = installedValidation()
    for (let time = 0; time < 3; time += 1) await check({ image: true })
    expect(validations()).toBe(1)
  })

  it('rejects an invalid one each time', async () => {
    const { check, validations } = installedValidation()
    await check({ image: true })
    for (let time = 0; time < 2; time += 1)
      await expect(check({ title: true })).rejects.toThrow('Invalid key title')
    expect(validations()).toBe(3)
  })

  it('finds a name without a value', async () => {
    const { check } = installedValidation()
    await check({ image: true })
    await expect(check({ image: true, title: undefined })).rejects.toThrow('Invalid key title')
  })

  it('is done for each type', async () => {
    const { check } = installedValidation()
    await check({ image: true })
    await expect(check({ image: true }, FOOTER)).rejects.toThrow('Invalid key image')
  })
})
