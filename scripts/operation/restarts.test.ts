import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const DEPLOY = join(import.meta.dirname, '../../deploy')
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8')

it.each(['beam-site', 'beam-content'])('T80: systemd restarts %s without limit', (unit) => {
  const [unitSection = '', service = ''] = read(`systemd/${unit}.service`).split('[Service]')
  expect(unitSection).toContain('\nStartLimitIntervalSec=0\n')
  expect(service).toContain('\nRestart=always\n')
})

it('T80: containers are restarted without limit', () => {
  expect(read('containers/compose.yaml')).toMatch(/^ {2}restart: unless-stopped\b/mu)
})

it('T96: a process of images that is ended for its memory leaves the site running', () => {
  expect(read('systemd/beam-site.service')).toContain('\nOOMPolicy=continue\n')
})

it('the content service ends as a whole when memory runs out, and is restarted', () => {
  expect(read('systemd/beam-content.service')).toContain('\nOOMPolicy=stop\n')
})
