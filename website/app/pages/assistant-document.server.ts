import { createHash } from 'node:crypto'
import { ASSISTANT_SANDBOX, CLOSE_MESSAGE } from '../layout/assistant-frame.ts'

const START_SCRIPT = `(${startAssistant.toString()})(${JSON.stringify(CLOSE_MESSAGE)})`

/**
 * The document that a foreign chat script runs in, alone and with an origin of its own. Opened outside of a frame it
 * loads nothing: then nobody has been asked for consent.
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
 * The policy of that document: the chat script, whatever it loads over https, and its own origin where that is http, as
 * on a developer's machine. `sandbox` holds for who opens the address by itself, too.
 */
export function assistantPolicy(chatScriptUrl: string, siteUrl: string): string {
  const { origin, host, protocol } = new URL(chatScriptUrl)
  const socket = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`
  const hosts = [origin, 'https:']
  return Object.entries({
    'default-src': ["'none'"],
    // The script that our own one adds is trusted, and what it loads in turn; the hosts are for older browsers.
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

/** Stands in the document as text: it may use nothing from outside itself. */
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
