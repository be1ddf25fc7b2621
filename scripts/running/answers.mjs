const EVERY_MS = 50

/** Resolves when something answers at an address, or never: then whoever gave up ends the command. */
export async function answers(address, gaveUp) {
  let given = false
  void gaveUp.then(() => (given = true))
  while (!given) {
    const response = await fetch(address, { signal: AbortSignal.timeout(1_000) }).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  await new Promise(() => {})
}
