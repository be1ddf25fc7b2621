/**
 * What `action` resolves to, or the result of `onTimeout` when that takes longer than `timeoutMs` milliseconds. The
 * action itself continues. Rejects when the action does, or when `onTimeout` throws.
 */
export async function withTimeout<T, U>(
  action: Promise<T>,
  timeoutMs: number,
  onTimeout: () => U,
): Promise<T | U> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<U>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(onTimeout())
      } catch (error) {
        reject(error)
      }
    }, timeoutMs)
  })
  return Promise.race([action, late]).finally(() => clearTimeout(timer))
}
