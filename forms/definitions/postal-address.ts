import type { Field } from '../engine/define-form.ts'
import type { Asking } from './asking.ts'
import { COUNTRY, POSTAL_CODE } from './usual-fields.ts'

/** A company's address; who installs something there needs the zip code as well. */
export function postalAddress({ needed, welcome }: Asking, zipCode: 'needed' | 'welcome') {
  return {
    addressLine1: { type: 'text', ...needed('Address Line 1'), autocomplete: 'address-line1' },
    addressLine2: { type: 'text', ...welcome('Address Line 2'), autocomplete: 'address-line2' },
    city: { type: 'text', ...needed('City'), autocomplete: 'address-level2', half: true },
    state: { type: 'text', ...welcome('State'), autocomplete: 'address-level1', half: true },
    zipCode: { ...POSTAL_CODE, ...(zipCode === 'needed' ? needed : welcome)('Zip Code') },
    country: { ...COUNTRY, ...needed('Country') },
  } as const satisfies Record<string, Field>
}
