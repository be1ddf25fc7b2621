/**
 * Counting what the inbox lists stops here: nobody needs to know more, and counting everything would cost more with every
 * submission.
 */
export const MAX_COUNTED_IN_INBOX = 1_000
