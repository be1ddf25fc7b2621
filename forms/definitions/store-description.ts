import type { Field } from '../engine/define-form.ts'
import type { Asking } from './asking.ts'

const social = { type: 'url', inputmode: 'url', hint: 'Web address of your page.' } as const

/** How a store shows itself in the app (specification §3 and §5: 30 and 150 characters). */
export function storeDescription({ needed, welcome }: Asking) {
  return {
    shortDescription: {
      type: 'text',
      ...needed('Short Description'),
      hint: 'One line under your store’s name.',
      inputLimit: 30,
      counter: { limit: 30 },
    },
    longDescription: {
      type: 'textarea',
      ...welcome('Long Description'),
      inputLimit: 150,
      counter: { limit: 150 },
    },
    facebook: { ...social, ...welcome('Facebook'), half: true },
    instagram: { ...social, ...welcome('Instagram'), half: true },
    otherSocial: { ...social, ...welcome('Other Social Network') },
  } as const satisfies Record<string, Field>
}
