import { parseArgs } from 'node:util'
import { fail } from '../../set-up/log.mjs'

const WORDS = {
  hours: { type: 'string', default: '8' },
  minutes: { type: 'string' },
  rate: { type: 'string', default: '50' },
  port: { type: 'string', default: '3230' },
  'keep-alive': { type: 'boolean', default: false },
}

/** What was written behind `npm run soak --`; ends the command with one line when it is not to be understood. */
export function parseArguments() {
  const { hours, port, 'keep-alive': keepAlive, ...values } = parsedWords()
  const minutes = values.minutes ? Number(values.minutes) : Number(hours) * 60
  const rate = Number(values.rate)
  if (!(minutes > 0 && minutes <= 24 * 60 && rate > 0 && rate <= 1_000))
    fail('Say --hours (at most 24) or --minutes, and --rate (at most 1000 a second).')
  return { minutes, rate, port: Number(port), keepAlive }
}

function parsedWords() {
  try {
    return parseArgs({ options: WORDS }).values
  } catch (error) {
    return fail(error.message)
  }
}
