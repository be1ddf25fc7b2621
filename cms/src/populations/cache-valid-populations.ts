import { createRecentKeys } from './recent-keys.ts'

type Validate = (context: Context, populate: unknown, include: unknown) => Promise<unknown>

interface Context {
  readonly schema?: { readonly uid?: string }
}

/** Of `@strapi/utils`, as the document service uses them. */
interface Validators {
  validatePopulate: unknown
}

/**
 * Remembers which `populate` parameters Strapi's document service has found valid. That depends on the schemas alone,
 * which do not change at run time, and for a page with all of its blocks it takes longer to find out than to read the
 * page.
 */
export function cacheValidPopulations(validators: Validators): void {
  const validate = validators.validatePopulate as Validate
  const valid = createRecentKeys<true>()

  validators.validatePopulate = async (context: Context, populate: unknown, include: unknown) => {
    const key = keyOf(context, populate, include)
    if (!valid.get(key)) await validate(context, populate, include)
    valid.set(key, true)
    return populate
  }
}

function keyOf({ schema }: Context, populate: unknown, include: unknown): string {
  return JSON.stringify([schema?.uid, populate, include], (_name, value: unknown) =>
    value === undefined ? UNDEFINED : value,
  )
}

/** JSON would leave it out, and with it a name that may be invalid. */
const UNDEFINED = { undefined: true }
