const startedAt = Date.now()

/** Prints one line of progress with the seconds since the command started. */
export function log(message) {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)
  process.stdout.write(`${seconds} s  ${message}\n`)
}

/** Prints what is wrong and what to do about it, and exits with code 1. */
export function fail(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}
