import { describe, expect, it } from 'vitest'
import { createLastLines, describeEnd } from './describe-end.mjs'

function causeOf(...pieces: string[]): string {
  const lines = createLastLines()
  for (const piece of pieces) lines.add(piece)
  return lines.cause()
}

describe('what the log says of a program that ended', () => {
  it('is how it ended, and the line that names the cause', () => {
    expect(describeEnd({ code: 70 })).toBe('exit code 70')
    expect(describeEnd({ code: null, signal: 'SIGKILL', cause: '' })).toBe('signal SIGKILL')
    expect(describeEnd({ code: 1, cause: 'Wrong settings' })).toBe('exit code 1: Wrong settings')
  })

  it('finds the cause among stack frames', () => {
    const heapLimit = 'FATAL ERROR: Reached heap limit Allocation failed'
    expect(causeOf(`\n${heapLimit}\n`, '----- Native stack trace -----\n 1: 0xb7a940 node::Abort()\n')).toBe(
      heapLimit,
    )
    expect(causeOf('Error: fault\n    at main (/app/main.ts:1:1)\n\nNode.js v24.21.0\n')).toBe('Error: fault')
  })

  it('puts lines together that came in pieces, without colours, cut to a length', () => {
    expect(causeOf('The disk ', '\u001B[31mis full\u001B[0m')).toBe('The disk is full')
    expect(causeOf('x'.repeat(1_000))).toHaveLength(300)
    expect(causeOf()).toBe('')
  })
})
