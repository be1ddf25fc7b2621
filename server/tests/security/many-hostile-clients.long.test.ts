import { expect, test } from 'vitest'
import { NGINX } from '../proxy/start-nginx.ts'
import { percentile } from './many-clients/honest-clients.ts'
import { runAttack } from './many-clients/run-attack.ts'

const DURATION_MS = 10 * 60_000
const EIGHT_CLIENTS_DURATION_MS = 60_000
const MAX_FORM_MS = 2_000
const MAX_PAGE_MS = 100
const SHARE_OF_FORMS = 0.999
const SHARE_OF_PAGES = 0.95

test.skipIf(NGINX === null)(
  'T26, T27 and T65: a thousand hostile connections from fifty addresses for ten minutes neither crash the site nor deny service to others',
  async () => {
    const { forms, pages } = await runAttack({ clients: 50, connections: 1_000, durationMs: DURATION_MS })
    const inTime = forms.filter(({ status, ms }) => status === 201 && ms <= MAX_FORM_MS)
    expect(inTime.length / forms.length).toBeGreaterThanOrEqual(SHARE_OF_FORMS)
    expect(pages.filter(({ status }) => status === 200).length / pages.length).toBeGreaterThan(0.999)
    expect(percentile(pages, SHARE_OF_PAGES)).toBeLessThanOrEqual(MAX_PAGE_MS)
  },
  DURATION_MS + 120_000,
)

test.skipIf(NGINX === null)(
  'T27: eight cooperating addresses with as many connections as possible cause fewer than one in a hundred others to fail',
  async () => {
    const { forms, pages } = await runAttack({
      clients: 8,
      connections: 800,
      durationMs: EIGHT_CLIENTS_DURATION_MS,
    })
    expect(forms.filter(({ status }) => status === 201).length / forms.length).toBeGreaterThan(0.99)
    expect(pages.filter(({ status }) => status === 200).length / pages.length).toBeGreaterThan(0.99)
  },
  EIGHT_CLIENTS_DURATION_MS + 120_000,
)
