/** Where the panel lists pages. */
export const PAGES_ADDRESS = '/content-manager/collection-types/api::page.page'
