import { FACTS } from './facts.ts'

export const FINISH_LATER_QUESTION = {
  question: 'Can I finish the form later?',
  answer: `Yes. Most answers stay on this device for up to ${FACTS.draftRetention}. The form lists those that do not.`,
}

/** @param range of the percentages that the form offers */
export function cashbackQuestion(range: string) {
  return {
    question: 'What cashback can I offer?',
    answer: `You choose a percentage from ${range}. Your customers get it back on each purchase.`,
  }
}
