import { createInterface } from 'node:readline'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

/**
 * Reads URLs from standard input, one per line, and prints Lighthouse's result for each (mobile, simulated
 * throttling) as one line of JSON. Uses one Chromium (CHROME_PATH). Exits when standard input closes.
 */
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const TIMEOUT_SECONDS = 90

const chrome = await launch({ chromeFlags: FLAGS, logLevel: 'silent' })
for await (const address of createInterface({ input: process.stdin })) {
  const response = await withTimeout(auditPage(address)).catch((error) => ({
    address,
    failure: error.message,
  }))
  process.stdout.write(`${JSON.stringify(response)}\n`)
}
chrome.kill()
process.exit(0)

async function auditPage(address) {
  const result = await lighthouse(address, {
    port: chrome.port,
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
  })
  const { lhr } = result
  if (lhr.runtimeError) return { address, failure: lhr.runtimeError.message }
  const [metrics] = lhr.audits.metrics.details.items
  return {
    address,
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)]),
    ),
    fcp: lhr.audits['first-contentful-paint'].numericValue,
    lcp: lhr.audits['largest-contentful-paint'].numericValue,
    tbt: lhr.audits['total-blocking-time'].numericValue,
    cls: lhr.audits['cumulative-layout-shift'].numericValue,
    requests: lhr.audits['network-requests'].details.items.map(
      ({ url, transferSize, priority, mimeType, networkEndTime }) => ({
        url,
        bytes: transferSize,
        priority,
        type: mimeType,
        ended: networkEndTime,
      }),
    ),
    painted: {
      first: metrics.observedFirstContentfulPaint,
      largest: metrics.observedLargestContentfulPaint,
    },
    work: Object.fromEntries(
      lhr.audits['mainthread-work-breakdown'].details.items.map(({ group, duration }) => [group, duration]),
    ),
    longestTask: Math.max(0, ...lhr.audits['long-tasks'].details.items.map(({ duration }) => duration)),
    failed: CATEGORIES.flatMap((name) => failedAudits(lhr, name)),
    versions: {
      lighthouse: lhr.lighthouseVersion,
      chromium: /Chrome\/([\d.]+)/.exec(lhr.environment.hostUserAgent)?.[1],
    },
    benchmarkIndex: lhr.environment.benchmarkIndex,
  }
}

/** Weighted audits without a perfect score, with their details. */
function failedAudits(lhr, category) {
  return lhr.categories[category].auditRefs
    .filter(({ weight, id }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.995)
    .map(({ id }) => ({
      id,
      score: lhr.audits[id].score,
      title: lhr.audits[id].title,
      found: found(lhr.audits[id]),
    }))
}

function found({ details }) {
  return (details?.items ?? [])
    .slice(0, 5)
    .map((item) => item.node?.snippet ?? item.description ?? item.url ?? '')
}

function withTimeout(promise) {
  return Promise.race([
    promise,
    new Promise((_, reject) =>
      setTimeout(
        () => reject(new Error(`no result within ${TIMEOUT_SECONDS} s`)),
        TIMEOUT_SECONDS * 1000,
      ).unref(),
    ),
  ])
}
