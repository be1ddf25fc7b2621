import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const UNITS = join(import.meta.dirname, '../../deploy/systemd')

it.each(['beam-site', 'beam-content'])('%s has a compile cache that nobody else may write to', (unit) => {
  const lines = readFileSync(join(UNITS, `${unit}.service`), 'utf8').split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      `Environment=NODE_COMPILE_CACHE=/var/cache/${unit}/compiled`,
      `CacheDirectory=${unit}`,
      'CacheDirectoryMode=0700',
    ]),
  )
})
