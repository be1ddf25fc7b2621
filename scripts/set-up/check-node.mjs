import { fail } from './say.mjs'

const LEAST = [20, 19]

/** Ends with one clear line on a Node that is too old to go on. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return
  fail(
    `Node ${LEAST.join('.')} or newer is needed to begin; this is ${process.versions.node}. Get it from nodejs.org.`,
  )
}
