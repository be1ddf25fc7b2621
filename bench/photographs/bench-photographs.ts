import type { BenchOptions, BenchReport } from '../bench.ts'
import { type Audit, startAuditor } from '../pages/start-auditor.ts'
import { pageFigures } from '../pages/page-figures.ts'
import { type Cleanup, withCleanup } from '../processes/with-cleanup.ts'
import { startSiteWithContent } from '../processes/start-site.ts'
import { startTlsProxy } from '../processes/tls-proxy.ts'
import { describePhotographs, type Measured } from './describe-photographs.ts'
import { measurePhone } from './measure-phone.ts'
import { loadNextImages } from './next-images.ts'
import { addPhotoPage, PHOTO_PAGE, photosAreReady, UPLOADS } from './photo-page.ts'
import { sameSimilarity } from './same-similarity.ts'
import { startNextPage } from './start-next-page.ts'

const RUNS = 5
const SITE_PORT = 3195
const FIRST_PORT = 3196
/** Next's default, and what the website template of Payload asks next/image for. */
const PEERS = [
  { name: 'next/image, its default quality 75', quality: 75 },
  { name: 'next/image, quality 100 as in Payload’s website template', quality: 100 },
]

/** The page with six photographs beside the same page with the images of next/image. */
export function benchPhotographs({ runs = RUNS }: BenchOptions): Promise<BenchReport> {
  return withCleanup(async (cleanup) => {
    const next = loadNextImages()
    const uploads = new Map<string, Buffer>()
    const site = await startSiteWithContent(
      cleanup,
      { PORT: String(SITE_PORT), SITE_URL: `https://localhost:${FIRST_PORT}` },
      async (service) => {
        await addPhotoPage(service)
        for (const { url } of UPLOADS) uploads.set(url, Buffer.from(service.uploads.get(url) ?? []))
      },
    )
    await photosAreReady(site.url)
    const original = (path: string) => uploads.get(path) ?? Buffer.alloc(0)
    const ports = [SITE_PORT]
    for (const [index, { quality }] of PEERS.entries()) {
      const port = FIRST_PORT + PEERS.length + 1 + index
      await startNextPage(cleanup, { port, sitePort: SITE_PORT, next, quality, original })
      ports.push(port)
    }
    const proxies = await Promise.all(
      ports.map((port, index) => openProxy(cleanup, FIRST_PORT + index, port)),
    )
    const addresses = proxies.map(({ url }) => url)
    const photograph = original(UPLOADS[0]?.url ?? '')
    const trustFlags = proxies.map(({ trustFlag }) => trustFlag)
    const phone = await measurePhone(cleanup, addresses, trustFlags, photograph)
    const audits = await auditRounds(cleanup, addresses, runs)
    const names = ['this site', ...PEERS.map(({ name }) => name)]
    const measured: Measured[] = names.map((name, index) => ({
      name,
      figures: pageFigures(PHOTO_PAGE, 0, audits[index] ?? []),
      imageBytes: imageBytesOf(audits[index] ?? []),
      phone: phone[index]!,
    }))
    const [ours] = phone
    const asSharp = await sameSimilarity(next, photograph, phone[1]!, ours!.similarity)
    const [first] = audits.flat()
    return {
      title: 'Photographs',
      text: describePhotographs(measured, asSharp, runs),
      versions: {
        Next: next.version,
        ...(first && { Lighthouse: first.versions.lighthouse, Chromium: first.versions.chromium }),
      },
    }
  })
}

async function openProxy(cleanup: Cleanup, port: number, behind: number) {
  return cleanup.add(await startTlsProxy(port, behind), ({ close }) => close())
}

/** In rounds, so that other load on the machine affects all equally. */
async function auditRounds(cleanup: Cleanup, addresses: readonly string[], runs: number): Promise<Audit[][]> {
  const auditor = cleanup.add(startAuditor(), ({ close }) => close())
  const audits: Audit[][] = addresses.map(() => [])
  // The first request of an image converts it.
  for (const address of addresses) await auditor.audit(address + PHOTO_PAGE)
  for (let run = 1; run <= runs; run++)
    for (const [index, address] of addresses.entries())
      audits[index]?.push(await auditor.audit(address + PHOTO_PAGE))
  return audits
}

function imageBytesOf(audits: readonly Audit[]): number[] {
  return audits.map(({ requests }) =>
    requests
      .filter(({ type, url }) => type.startsWith('image/') && /\/media\/|\/_next\/image/.test(url))
      .reduce((sum, { bytes }) => sum + bytes, 0),
  )
}
