/**
 * Controls without an effect here that no setting of Strapi or the navigation plugin removes: the upload from a URL,
 * which is rejected; the alternative text of a file, which is entered where the image is shown; what a menu item has for
 * other kinds of websites (every item is shown, a page has its own address, and all items lead to pages). And Strapi's
 * advertising.
 */
const HIDDEN = [
  "[role='tab'][id$='-trigger-url']",
  // The last item of a menu, with the icon of a link.
  "[role='menuitem']:not(:has(~ [role='menuitem'])):has(path[d^='M17.046 23.441a1.5'])",
  "[role='dialog'] div:has(> div > input[name='alternativeText'])",
  "[role='dialog'] form > div > div:has(input[name='menuAttached'])",
  "[role='dialog'] form > div > div:has(input[name='relatedType'])",
  "[role='dialog'] form:has(input[name='autoSync']) > div > div:has(input[name='path'])",
  "div:has(> div > div > div > a[href^='https://strapi.io/blog/'])",
]

/** Hides them by their markup. Where that has changed, their texts (labels.ts) say that they have no effect. */
export function hideControls(document: Document): void {
  const style = document.createElement('style')
  style.textContent = `${HIDDEN.join(',\n')} { display: none !important; }`
  document.head.append(style)
}
