import { describe, expect, it } from 'vitest'
import { createOutputTail, describeExit } from './describe-exit.mjs'

function causeOf(...chunks: string[]): string {
  const tail = createOutputTail()
  for (const chunk of chunks) tail.add(chunk)
  return tail.cause()
}

describe('the log line of a program that exited', () => {
  it('states how it exited, and the line that names the cause', () => {
    expect(describeExit({ code: 70 })).toBe('exit code 70')
    expect(describeExit({ code: null, signal: 'SIGKILL', cause: '' })).toBe('signal SIGKILL')
    expect(describeExit({ code: 1, cause: 'Wrong settings' })).toBe('exit code 1: Wrong settings')
  })

  it('finds the cause among stack frames', () => {
    const heapLimit = 'FATAL ERROR: Reached heap limit Allocation failed'
    expect(causeOf(`\n${heapLimit}\n`, '----- Native stack trace -----\n 1: 0xb7a940 node::Abort()\n')).toBe(
      heapLimit,
    )
    expect(causeOf('Error: fault\n    at main (/app/main.ts:1:1)\n\nNode.js v24.21.0\n')).toBe('Error: fault')
  })

  it('joins lines that came in chunks, without colors, cut to a length', () => {
    expect(causeOf('The disk ', '\u001B[31mis full\u001B[0m')).toBe('The disk is full')
    expect(causeOf('x'.repeat(1_000))).toHaveLength(300)
    expect(causeOf()).toBe('')
  })
})
