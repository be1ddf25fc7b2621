import type { Field } from '../engine/define-form.ts'
import type { FieldRequirements } from './field-requirements.ts'

const social = { type: 'url', inputmode: 'url' } as const

/** The profile of a store in the app (specification §3 and §5: 30 and 150 characters). */
export function storeDescription({ requiredField, optionalField }: FieldRequirements) {
  return {
    shortDescription: {
      type: 'text',
      ...requiredField('Short Description'),
      hint: 'A short line shown under your store’s name.',
      inputLimit: 30,
      counter: { limit: 30 },
    },
    longDescription: {
      type: 'textarea',
      ...optionalField('Long Description'),
      inputLimit: 150,
      counter: { limit: 150 },
    },
    facebook: {
      ...social,
      ...optionalField('Facebook'),
      hint: 'Such as https://facebook.com/your-store.',
      half: true,
    },
    instagram: {
      ...social,
      ...optionalField('Instagram'),
      hint: 'Such as https://instagram.com/your-store.',
      half: true,
    },
    otherSocial: { ...social, ...optionalField('Other Social Network') },
  } as const satisfies Record<string, Field>
}
