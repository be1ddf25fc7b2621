import { expect, test } from 'vitest'
import { NGINX } from '../proxy/start-nginx.ts'
import { runAttack } from './many-clients/run-attack.ts'

const FOR_MS = 20_000

/** The same for ten minutes, with more of them and with bounds on times: many-hostile-clients.long.test.ts. */
test.skipIf(NGINX === null)(
  'T27 and T65: hostile clients of many kinds neither end the site nor keep others from it',
  async () => {
    const { forms, pages } = await runAttack({ clients: 20, connections: 200, forMs: FOR_MS })
    expect(forms.filter(({ status }) => status === 201).length / forms.length).toBeGreaterThan(0.98)
    expect(pages.filter(({ status }) => status === 200).length / pages.length).toBeGreaterThan(0.98)
  },
)
