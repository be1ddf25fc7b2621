/** The address of the content service for checks that do not look at images: those are neither fetched nor compared. */
export const NO_MEDIA = 'http://media.invalid'
