import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const scripts = readdirSync(join(ROOT, 'scripts'), { recursive: true, encoding: 'utf8' })
const loadedByAnyNode = [
  ...scripts.filter((name) => name.endsWith('.mjs')).map((name) => `scripts/${name}`),
  'server/site-command.mjs',
]

describe('a version of Node that is too old', () => {
  it('gets one line that names the required version', () => {
    const old = "Object.defineProperty(process.versions, 'node', { value: '18.20.8' })"
    const script = `${old}; const { checkNode } = await import('./scripts/set-up/check-node.mjs'); checkNode()`
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr.trim()).toBe('Node 20.19 or newer is required; this is 18.20.8. Get it from nodejs.org.')
  })

  it.each(loadedByAnyNode)('reaches that check: %s uses no newer API at load time', (file) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).not.toMatch(/import\.meta\.(?:dirname|filename)/u)
  })
})
