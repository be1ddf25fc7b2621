/** Runs in the page: elements that only an injection could create, and unsafe links as parsed by the browser. */
export function findUnsafeElements(): string[] {
  const safe = new Set(['http:', 'https:', 'mailto:', 'tel:'])
  const links = [...document.querySelectorAll('a')].filter(
    (link) => link.href !== '' && (!safe.has(link.protocol) || link.username !== ''),
  )
  const handlers = [...document.querySelectorAll('*')].filter((element) =>
    element.getAttributeNames().some((name) => name.startsWith('on')),
  )
  const foreign = document.querySelectorAll(
    'iframe, object, embed, base, body style, svg[onload], img[src=x], meta[http-equiv=refresh]',
  )
  return [...links, ...handlers, ...foreign].map((element) => element.outerHTML.slice(0, 300))
}
