import { createHash } from 'node:crypto'
import { ASSISTANT_SANDBOX, CLOSE_MESSAGE } from '../layout/assistant-frame.ts'

const START_SCRIPT = `(${startAssistant.toString()})(${JSON.stringify(CLOSE_MESSAGE)})`

/**
 * The document in which the third-party chat script runs, with an opaque origin. Opened outside of a frame it loads
 * nothing, because consent has not been given.
 */
export function assistantDocument(chatScriptUrl: string): string {
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Chat assistant</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"></head>',
    `<body data-script="${attribute(chatScriptUrl)}">`,
    '<p hidden>The chat cannot be loaded just now. Please use our contact page.</p>',
    `<script>${START_SCRIPT}</script></body></html>`,
  ].join('')
}

/**
 * The content security policy of that document: the chat script, whatever it loads over https, and its own origin if
 * that is http, as in development. `sandbox` also applies if the URL is opened directly.
 */
export function assistantPolicy(chatScriptUrl: string, siteUrl: string): string {
  const { origin, host, protocol } = new URL(chatScriptUrl)
  const socket = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`
  const hosts = [origin, 'https:']
  return Object.entries({
    'default-src': ["'none'"],
    // Trusts the script that ours adds, and what it loads in turn; the hosts are for older browsers.
    'script-src': [`'sha256-${hashOf(START_SCRIPT)}'`, "'strict-dynamic'", ...hosts],
    'style-src': ["'unsafe-inline'", ...hosts],
    'img-src': ['data:', 'blob:', ...hosts],
    'font-src': ['data:', ...hosts],
    'media-src': ['data:', 'blob:', ...hosts],
    'connect-src': [socket, 'wss:', ...hosts],
    'frame-src': hosts,
    'worker-src': ['blob:'],
    'form-action': hosts,
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: [ASSISTANT_SANDBOX],
    ...(siteUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/** Its source text becomes part of the document: it may not refer to anything outside itself. */
function startAssistant(closeMessage: string): void {
  if (parent === window) return
  const { body } = document
  const script = Object.assign(document.createElement('script'), { async: true, src: body.dataset['script'] })
  script.addEventListener('error', () => body.querySelector('p')?.removeAttribute('hidden'))
  body.append(script)
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') parent.postMessage(closeMessage, '*')
  })
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
