import { stripVTControlCharacters } from 'node:util'

const LINES_KEPT = 20
const LONGEST_LINE = 300
const CAUSE = /error|fatal|cannot|wrong/i
const STACK_FRAME = /^\s*(?:at |\d+: 0x|-{3,}|Node\.js v)/ // e.g. "    at main (…)" and " 1: 0xb7a940 node::Abort()"

/** Remembers the last lines of a program's output, to name the cause when it ends. */
export function createLastLines() {
  let lines = []
  let unfinished = ''
  return {
    /** @param {string} text a piece of the output, cut anywhere */
    add(text) {
      const pieces = stripVTControlCharacters(unfinished + text).split('\n')
      unfinished = (pieces.pop() ?? '').slice(-LONGEST_LINE)
      lines = [...lines, ...pieces.filter((line) => line.trim() !== '')].slice(-LINES_KEPT)
    },
    clear() {
      lines = []
      unfinished = ''
    },
    /** The line that most likely names the cause; '' if there was no output. */
    cause() {
      const all = [...lines, unfinished].filter((line) => line.trim() !== '' && !STACK_FRAME.test(line))
      return (all.findLast((line) => CAUSE.test(line)) ?? all.at(-1) ?? '').trim().slice(0, LONGEST_LINE)
    },
  }
}

/** 'exit code 70', or 'signal SIGKILL'; with the line that names the cause, if there is one. */
export function describeEnd({ code, signal, cause = '' }) {
  const how = signal ? `signal ${signal}` : code === null ? 'killed' : `exit code ${code}`
  return cause === '' ? how : `${how}: ${cause}`
}

/** '0.5 s' */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}
