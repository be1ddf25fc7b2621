import { escapeHtml } from './escape-html.ts'

/** Mail programs that ignore style sheets show the light colors, which are also written inline. */
const STYLES = `:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  body, .page { background: #16181d !important; color: #f4f4f1 !important }
  .brand { color: #ff8fb5 !important }
  .quiet { color: #b9bfc7 !important }
  .warning { color: #ffc81a !important }
  td, .quiet { border-color: #3a3f47 !important }
}`

/** Keeps an unbroken word or address within its column. */
export const BREAK_WORDS = 'overflow-wrap: anywhere; word-break: break-word'

/**
 * A mail in HTML: one column as wide as text is read, in light and dark.
 *
 * @param title What mail programs name the document by; plain text.
 * @param content HTML.
 */
export function mailPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLES}</style>
</head>
<body style="margin: 0; background: #fff; color: #16202c">
<div class="page" style="max-width: 38rem; margin: 0 auto; padding: 24px 20px; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; ${BREAK_WORDS}">
<p class="brand" style="margin: 0 0 20px; color: #d4155b; font-size: 18px; font-weight: 700">Beam Wallet</p>
${content}</div>
</body>
</html>
`
}
