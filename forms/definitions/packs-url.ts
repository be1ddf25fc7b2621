/** The page where stores choose an installation pack. */
export const PACKS_URL = '/local-store#installation-packs'
