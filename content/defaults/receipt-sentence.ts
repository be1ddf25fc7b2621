/** What every form gives whoever sends it. */
export const RECEIPT_SENTENCE = 'You get a reference number right away.'
