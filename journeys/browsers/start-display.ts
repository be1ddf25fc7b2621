import { findProgram } from './find-program.ts'
import { startProcess } from './start-process.ts'

interface Display {
  /** For DISPLAY. */
  readonly name: string
  stop(): Promise<void>
}

/** A display for a browser that needs one: that of the desktop, else Xvfb. Null: there is none. */
export async function startDisplay(): Promise<Display | null> {
  const existing = process.env['DISPLAY']
  if (existing) return { name: existing, stop: async () => {} }
  const xvfb = findProgram('Xvfb')
  if (!xvfb) return null
  const command = [xvfb, '-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'] as const
  const { found, stop } = await startProcess([...command], /^(\d+)$/mu)
  return { name: `:${found}`, stop }
}
