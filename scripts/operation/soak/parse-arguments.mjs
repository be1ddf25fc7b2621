import { parseArgs } from 'node:util'
import { fail } from '../../set-up/log.mjs'

const OPTIONS = {
  hours: { type: 'string', default: '8' },
  minutes: { type: 'string' },
  rate: { type: 'string', default: '50' },
  port: { type: 'string', default: '3230' },
  'keep-alive': { type: 'boolean', default: false },
}

/** The arguments of `npm run soak --`. Exits with one line when they are invalid. */
export function parseArguments() {
  const { hours, port, 'keep-alive': keepAlive, ...values } = readOptions()
  const minutes = values.minutes ? Number(values.minutes) : Number(hours) * 60
  const rate = Number(values.rate)
  if (!(minutes > 0 && minutes <= 24 * 60 && rate > 0 && rate <= 1_000))
    fail('Give --hours (at most 24) or --minutes, and --rate (at most 1000 requests a second).')
  return { minutes, rate, port: Number(port), keepAlive }
}

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values
  } catch (error) {
    return fail(error.message)
  }
}
