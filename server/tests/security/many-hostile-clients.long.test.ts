import { expect, test } from 'vitest'
import { NGINX } from '../proxy/start-nginx.ts'
import { percentile } from './many-clients/honest-clients.ts'
import { runAttack } from './many-clients/run-attack.ts'

const FOR_MS = 10 * 60_000
const EIGHT_FOR_MS = 60_000
const FORM_MS = 2_000
const PAGE_MS = 100
const SHARE_OF_FORMS = 0.999
const SHARE_OF_PAGES = 0.95

test.skipIf(NGINX === null)(
  'T26, T27 and T65: a thousand hostile connections from fifty addresses for ten minutes neither end the site nor keep others from it',
  async () => {
    const { forms, pages } = await runAttack({ clients: 50, connections: 1_000, forMs: FOR_MS })
    const inTime = forms.filter(({ status, ms }) => status === 201 && ms <= FORM_MS)
    expect(inTime.length / forms.length).toBeGreaterThanOrEqual(SHARE_OF_FORMS)
    expect(pages.filter(({ status }) => status === 200).length / pages.length).toBeGreaterThan(0.999)
    expect(percentile(pages, SHARE_OF_PAGES)).toBeLessThanOrEqual(PAGE_MS)
  },
  FOR_MS + 120_000,
)

test.skipIf(NGINX === null)(
  'T27: eight cooperating addresses with as many connections as they get turn fewer than one in a hundred others away',
  async () => {
    const { forms, pages } = await runAttack({ clients: 8, connections: 800, forMs: EIGHT_FOR_MS })
    expect(forms.filter(({ status }) => status === 201).length / forms.length).toBeGreaterThan(0.99)
    expect(pages.filter(({ status }) => status === 200).length / pages.length).toBeGreaterThan(0.99)
  },
  EIGHT_FOR_MS + 120_000,
)
