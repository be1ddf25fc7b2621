/** Where the panel lists pages. */
export const PAGES = '/content-manager/collection-types/api::page.page'
