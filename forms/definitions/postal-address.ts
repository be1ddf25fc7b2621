import type { Field } from '../engine/define-form.ts'
import type { FieldRequirements } from './field-requirements.ts'
import { COUNTRY, POSTAL_CODE } from './shared-fields.ts'

/** The address of a company. The zip code is required where something is installed. */
export function postalAddress(
  { requiredField, optionalField }: FieldRequirements,
  zipCode: 'required' | 'optional',
) {
  return {
    addressLine1: { type: 'text', ...requiredField('Address Line 1'), autocomplete: 'address-line1' },
    addressLine2: { type: 'text', ...optionalField('Address Line 2'), autocomplete: 'address-line2' },
    city: { type: 'text', ...requiredField('City'), autocomplete: 'address-level2', half: true },
    state: { type: 'text', ...optionalField('State'), autocomplete: 'address-level1', half: true },
    zipCode: { ...POSTAL_CODE, ...(zipCode === 'required' ? requiredField : optionalField)('Zip Code') },
    country: { ...COUNTRY, ...requiredField('Country') },
  } as const satisfies Record<string, Field>
}
