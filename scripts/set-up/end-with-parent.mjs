// Imported first by a program that must not outlive the one that started it: the channel between the two closes when that
// one ends, however it ends.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
