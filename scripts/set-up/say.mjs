const started = Date.now()

/** One line about what is going on, with the seconds since the command began. */
export function say(words) {
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(5)
  process.stdout.write(`${seconds} s  ${words}\n`)
}

/** One line about what is wrong and what to do; ends the command. */
export function fail(words) {
  process.stderr.write(`\n${words}\n`)
  process.exit(1)
}
