// Imported first by a program that must not outlive the one that started it: the channel between the two closes when
// that one ends, however it ends.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()

// Not by programs that this one forks: they would not wait for its messages.
const own = process.execArgv.indexOf(import.meta.url)
if (own > 0) process.execArgv.splice(own - 1, 2)
