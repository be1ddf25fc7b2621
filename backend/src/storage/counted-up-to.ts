/**
 * Counting what the inbox lists stops here: nobody needs to know more, and counting everything would cost more with every
 * submission.
 */
export const COUNTED_UP_TO = 1_000
