import { parseArgs } from 'node:util'

const OPTIONS = {
  only: { type: 'string', default: '' },
  long: { type: 'boolean', default: false },
  'no-skips': { type: 'boolean', default: false },
}

/**
 * The arguments of `npm test --`: `--only unit,parts`, `--long` for the steps that take minutes, and `--no-skips` for a
 * run that fails when tests are skipped, e.g. because a browser is missing.
 *
 * @param {readonly string[]} args
 * @returns {{ isLong: boolean, mustRunAll: boolean, only: readonly string[], problem?: string }} `only`: names of steps; none means all of them
 */
export function readTestArguments(args) {
  try {
    const { only, long, 'no-skips': noSkips } = parseArgs({ args: [...args], options: OPTIONS }).values
    const names = only.split(',').map((name) => name.trim())
    return { isLong: long, mustRunAll: noSkips, only: names.filter((name) => name !== '') }
  } catch ({ message }) {
    return { isLong: false, mustRunAll: false, only: [], problem: message }
  }
}
