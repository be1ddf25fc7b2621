import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SITE_ARGUMENTS, SITE_ENVIRONMENT } from './site-command.mjs'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const ARGUMENTS = SITE_ARGUMENTS.map((argument) => argument.replace(`${ROOT}/`, ''))
const SETTINGS = Object.entries(SITE_ENVIRONMENT).map(([name, value]) => `${name}=${value}`)

describe('the site is started with the same arguments', () => {
  it('by systemd', () => {
    const unit = read('deploy/systemd/beam-site.service')
    expect(unit).toContain(`ExecStart=/opt/beam-wallet/node_modules/.bin/node ${ARGUMENTS.join(' ')}\n`)
    for (const setting of SETTINGS) expect(unit).toMatch(new RegExp(`^Environment=.*\\b${setting}\\b`, 'mu'))
  })

  it('and systemd lets it lower the priority of image conversion, after it has forbidden the rest', () => {
    const filters = read('deploy/systemd/beam-site.service').match(/^SystemCallFilter=.*$/gmu)
    // The first allows, so later ones remove from it or add to it, in this order.
    expect(filters).toEqual([
      'SystemCallFilter=@system-service',
      'SystemCallFilter=~@privileged @resources',
      'SystemCallFilter=setpriority',
    ])
  })

  it('in a container', () => {
    const file = read('deploy/containers/Containerfile')
    expect(file).toContain(`CMD ${JSON.stringify(['node', ...ARGUMENTS]).replaceAll(',', ', ')}\n`)
    for (const setting of SETTINGS) expect(file).toMatch(new RegExp(`^ENV .*\\b${setting}\\b`, 'mu'))
  })
})
