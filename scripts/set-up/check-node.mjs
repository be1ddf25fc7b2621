import { fail } from './log.mjs'

const MINIMUM = [20, 19]

/** Exits with one clear line on a version of Node that is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return
  fail(
    `Node ${MINIMUM.join('.')} or newer is required; this is ${process.versions.node}. Get it from nodejs.org.`,
  )
}
