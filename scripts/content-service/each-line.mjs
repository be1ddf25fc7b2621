import { stripVTControlCharacters } from 'node:util'

/**
 * Calls a listener with every non-empty line of a program's output, without colors.
 *
 * @param {import('node:stream').Readable} stream
 * @param {(line: string) => void} listener
 */
export function eachLine(stream, listener) {
  let partialLine = ''
  stream.setEncoding('utf8')
  stream.on('data', (text) => {
    const lines = stripVTControlCharacters(partialLine + text).split('\n')
    partialLine = lines.pop() ?? ''
    lines.filter((line) => line.trim() !== '').forEach(listener)
  })
}
