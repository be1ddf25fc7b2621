/** What items of the menu link to, apart from addresses. */
export const MENU_TARGET = 'api::page.page'
