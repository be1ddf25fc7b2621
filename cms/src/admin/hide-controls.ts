/**
 * Controls without an effect that no setting of Strapi removes: the upload from a URL, which is refused, and the alternative
 * text of a file, which is entered where the image is shown.
 */
const HIDDEN = [
  "[role='tab'][id$='-trigger-url']",
  "[role='dialog'] div:has(> div > input[name='alternativeText'])",
]

/** Hides them by their markup. Where that has changed, their texts (labels.ts) say that they have no effect. */
export function hideControls(document: Document): void {
  const style = document.createElement('style')
  style.textContent = `${HIDDEN.join(',\n')} { display: none !important; }`
  document.head.append(style)
}
