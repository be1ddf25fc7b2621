import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const DEPLOY = join(import.meta.dirname, '../../deploy')
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8')

it.each(['beam-site', 'beam-content'])('T80: systemd starts %s again for good', (unit) => {
  const [head = '', service = ''] = read(`systemd/${unit}.service`).split('[Service]')
  expect(head).toContain('\nStartLimitIntervalSec=0\n')
  expect(service).toContain('\nRestart=always\n')
})

it('T80: containers are started again for good', () => {
  expect(read('containers/compose.yaml')).toMatch(/^ {2}restart: unless-stopped\b/mu)
})
