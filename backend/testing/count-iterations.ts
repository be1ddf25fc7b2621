/** How often the event loop runs while something asynchronous is done. */
export async function countIterations(action: () => Promise<unknown>): Promise<number> {
  let iterations = 0
  let counting = true
  const count = () => {
    iterations += 1
    if (counting) setImmediate(count)
  }
  setImmediate(count)
  await action()
  counting = false
  return iterations
}
