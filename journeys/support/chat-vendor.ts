import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

/** A chat as vendors make them, on an origin of its own. */
export interface ChatVendor {
  readonly scriptUrl: string
  /** Paths asked for so far; sockets as 'socket'. */
  readonly asked: string[]
  close(): Promise<void>
}

const FONT = new URL('../../website/public/fonts/', import.meta.url)
/** RFC 6455, 1.3. */
const HANDSHAKE = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/**
 * Its script loads a style sheet with a font, opens a socket, writes a style into the document and shows a text box.
 */
export async function startChatVendor(fontFile: string): Promise<ChatVendor> {
  const asked: string[] = []
  const sockets = new Set<Duplex>()
  const font = await readFile(new URL(fontFile, FONT))
  const bodies: Readonly<Record<string, readonly [string, string | Buffer]>> = {
    '/chat.js': ['text/javascript', SCRIPT],
    '/chat.css': ['text/css', STYLES],
    '/chat.woff2': ['font/woff2', font],
  }
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const [type, body] = bodies[url] ?? ['text/plain', '']
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body)
  })
  server.on('upgrade', ({ headers }, socket) => {
    asked.push('socket')
    sockets.add(socket)
    const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${HANDSHAKE}`).digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
    // A text frame of five bytes, not masked.
    socket.write(Buffer.concat([Buffer.from([0x81, 5]), Buffer.from('Hello')]))
  })
  server.listen(0)
  await once(server, 'listening')
  return {
    scriptUrl: `http://localhost:${(server.address() as AddressInfo).port}/chat.js`,
    asked,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const STYLES = `
@font-face { font-family: Chat; src: url(/chat.woff2) format('woff2'); }
.chat { font: 16px Chat, sans-serif; background: rgb(240, 244, 255); color: #123; }
`

const SCRIPT = `
const base = new URL(document.currentScript.src).origin
document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: base + '/chat.css' }))
document.head.append(Object.assign(document.createElement('style'), { textContent: '.chat { padding: 24px; margin: 0 }' }))
const box = document.createElement('div')
box.className = 'chat'
box.innerHTML = '<p style="border-left: 4px solid rgb(1, 2, 3); padding-left: 12px">How can we help?</p><p id="said"></p><label>Message <input></label>'
document.body.style.margin = '0'
document.body.append(box)
const socket = new WebSocket(base.replace('http', 'ws') + '/socket')
socket.onmessage = ({ data }) => { document.getElementById('said').textContent = data }
`
