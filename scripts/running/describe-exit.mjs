import { stripVTControlCharacters } from 'node:util'

const MAX_LINES = 20
const MAX_LINE_CHARACTERS = 300
const CAUSE = /error|fatal|cannot|wrong/i
const STACK_FRAME = /^\s*(?:at |\d+: 0x|-{3,}|Node\.js v)/ // e.g. "    at main (…)" and " 1: 0xb7a940 node::Abort()"

/** The last lines of a program's output, to name the cause when it exits. */
export function createOutputTail() {
  let lines = []
  let partialLine = ''
  return {
    /** @param {string} text a chunk of the output, split anywhere */
    add(text) {
      const chunkLines = stripVTControlCharacters(partialLine + text).split('\n')
      partialLine = (chunkLines.pop() ?? '').slice(-MAX_LINE_CHARACTERS)
      lines = [...lines, ...chunkLines.filter((line) => line.trim() !== '')].slice(-MAX_LINES)
    },
    clear() {
      lines = []
      partialLine = ''
    },
    /** The line that most likely names the cause; '' when there was no output. */
    cause() {
      const all = [...lines, partialLine].filter((line) => line.trim() !== '' && !STACK_FRAME.test(line))
      return (all.findLast((line) => CAUSE.test(line)) ?? all.at(-1) ?? '')
        .trim()
        .slice(0, MAX_LINE_CHARACTERS)
    },
  }
}

/** 'exit code 70' or 'signal SIGKILL', followed by the line that names the cause, if there is one. */
export function describeExit({ code, signal, cause = '' }) {
  const exit = signal ? `signal ${signal}` : code === null ? 'killed' : `exit code ${code}`
  return cause === '' ? exit : `${exit}: ${cause}`
}

/** '0.5 s' */
export function formatSeconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}
