import { failed, ok, warning, type Check } from '../check.ts'

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

/** The receiver of submissions, if there is one, accepts connections with a trusted certificate. Nothing is sent. */
export const webhookCheck: Check = {
  name: 'Webhook',
  async run({ settings: { backend }, connects, certificate }) {
    if (!backend.webhook) return []
    const { hostname, protocol, port, host } = new URL(backend.webhook.url)
    const remedy = 'Check WEBHOOK_URL and the receiver. Deliveries wait for three days.'
    const target = Number(port) || (PORTS[protocol] ?? 443)
    if (!(await connects(hostname, target))) return [failed(`${host} accepts no connection`, remedy)]
    if (protocol === 'http:')
      return [
        warning(`${host} is reached without TLS`, 'Use an https address, unless it is on a private network.'),
      ]
    const presented = await certificate(hostname, target)
    const problem = presented ? presented.problem : 'no TLS connection'
    return problem === null ? [ok(`${host} accepts connections`)] : [failed(`${host}: ${problem}`, remedy)]
  },
}
