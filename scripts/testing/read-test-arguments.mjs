import { parseArgs } from 'node:util'

const OPTIONS = { only: { type: 'string', default: '' }, long: { type: 'boolean', default: false } }

/**
 * The arguments of `npm test --`: `--only unit,parts`, and `--long` for the steps that take minutes.
 *
 * @param {readonly string[]} args
 * @returns {{ isLong: boolean, only: readonly string[], problem?: string }} `only`: names of steps; none means all of them
 */
export function readTestArguments(args) {
  try {
    const { only, long } = parseArgs({ args: [...args], options: OPTIONS }).values
    const names = only.split(',').map((name) => name.trim())
    return { isLong: long, only: names.filter((name) => name !== '') }
  } catch ({ message }) {
    return { isLong: false, only: [], problem: message }
  }
}
