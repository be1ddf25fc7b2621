/** The slug by which the site reads its menu (website/app/content/client/content-requests.ts). */
export const SITE_MENU = 'navigation'
