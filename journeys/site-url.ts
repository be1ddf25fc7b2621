/** Where the journeys find the site. */
export const SITE_URL = 'http://localhost:3010'
