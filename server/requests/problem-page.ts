import { createHash } from 'node:crypto'

/**
 * In the colors of docs/design-system.md; the page is sent when the website itself may not respond. The proxy's own
 * error page has the same style (deploy/proxy/nginx.conf; a test compares them).
 */
export const STYLE =
  ':root{color-scheme:light dark}' +
  'body{margin:0;min-height:100vh;display:grid;align-content:center;background:#fffdfa;color:#191a1e;' +
  'font:1.125rem/1.55 system-ui,sans-serif}' +
  'body::before{content:"";position:fixed;inset:0 0 auto;height:2.5rem;' +
  'background:linear-gradient(108deg,#f23d7f 4rem,transparent 0 5rem,#ffc81a 0 7rem,transparent 0 8rem,' +
  '#12b3a2 0 9rem,transparent 0)#191a1e}' +
  'main{max-width:36rem;padding:5rem 1.5rem 3rem;margin:0 auto}' +
  'h1{margin:0 0 1rem;font-size:clamp(2rem,7vw,3.25rem);line-height:1.1;letter-spacing:-.02em}' +
  'p{margin:0 0 1rem}' +
  'a{display:inline-block;margin-top:.5rem;padding:.625rem 1.5rem;border:2px solid transparent;border-radius:2rem;' +
  'background:#d4155b;color:#fff;font-weight:700;text-decoration:none}' +
  'a:focus-visible{outline:3px solid CanvasText;outline-offset:3px}' +
  '@media(prefers-color-scheme:dark){body{background:#191a1e;color:#f6f5f3}}' +
  '@media print{body::before{display:none}}'

/** Allows this page's style and nothing else. */
export const PROBLEM_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(STYLE)
  .digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A small page for browsers. Messages are not escaped: they are constants, at most with a method of Node's list. */
export function problemPage(method: string, status: number, message: string): string {
  const heading = headingOf(status)
  const back = method === 'POST' ? '<p>Go back in your browser: what you typed is still there.</p>' : ''
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${heading} · Beam Wallet</title><style>${STYLE}</style>` +
    `<main><h1>${heading}</h1><p>${message}</p>${back}<p><a href="/">Go to the home page</a></p></main></html>`
  )
}

function headingOf(status: number): string {
  if (status === 404) return 'Page not found'
  if (status === 413) return 'That is too large'
  if (status === 429 || status === 503) return 'Please try again in a moment'
  return status < 500 ? 'We cannot complete this request' : 'Something went wrong'
}
