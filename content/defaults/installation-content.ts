import { illustration } from './compose.ts'
import { FACTS } from './facts.ts'
import { PACKS_URL } from './packs-url.ts'
import { RECEIPT_SENTENCE } from './receipt-sentence.ts'

// What the pages of both installation forms say alike.

export const WHY_WE_ASK =
  'We need these details for the contract and your store’s payments. Read our [privacy policy](/privacy-policy).'

/** The next ones differ. */
export const FIRST_STEPS = [
  {
    title: 'You send the form',
    text: RECEIPT_SENTENCE,
    picture: illustration('form-sent'),
  },
  {
    title: 'We check it',
    text: 'We look at your company and bank details.',
    picture: illustration('details-checked'),
  },
]

/** @param pack with its price */
export function packQuestion(pack: string) {
  return {
    question: 'Where do I get the pack?',
    answer: `You buy the [${pack}](${PACKS_URL}) in our shop, before or after you send this form.`,
  }
}

export const FINISH_LATER_QUESTION = {
  question: 'Can I finish the form later?',
  answer: `Yes. Most answers stay on this device for up to ${FACTS.draftRetention}.`,
}

/** @param range of the percentages that the form offers */
export function cashbackQuestion(range: string) {
  return {
    question: 'What cashback can I offer?',
    answer: `You choose a percentage from ${range}. Your customers get it back on each purchase.`,
  }
}
