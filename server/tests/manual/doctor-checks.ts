import { deepEqual } from 'node:assert/strict'
import { must } from './manual-sandbox.ts'
import type { Sandbox } from './start-sandbox.ts'

interface Damage {
  /** Runs before the doctor. */
  readonly damage: string
  readonly repair: string
  /** Variables for the doctor. */
  readonly variables?: string
  /** Check, status, and words of the message. */
  readonly findings: readonly (readonly [check: string, status: string, says: RegExp])[]
}

const NGINX = '/etc/nginx/conf.d/beam-wallet.conf'

/** What goes wrong beside a running site, several things at once. */
const BESIDE_THE_SITE: Damage = {
  damage: `chmod 444 /etc/beam-wallet/data-key
    chmod 777 /var/lib/beam-site
    printf '#!/bin/sh\\necho no\\n' > /usr/local/bin/timedatectl
    mv /var/lib/beam-site/last-backup.json /root/
    cp /var/lib/beam-content/last-backup.json /root/last-content-backup.json
    sed -i 's/"at":[0-9]*/"at":1700000000000/' /var/lib/beam-content/last-backup.json
    systemctl kill --signal=STOP mail-server
    cp ${NGINX} /root/nginx.conf
    sed -i '/location = .readyz/d; s/return 308 .*/return 200;/; s/proxy_pass http:..beam_site;/&proxy_hide_header Content-Security-Policy;/' ${NGINX}
    cp /etc/ssl/beamwallet/*.pem /root/
    openssl req -x509 -key /etc/ssl/beamwallet/key.pem -days 5 -out /etc/ssl/beamwallet/fullchain.pem -subj /CN=beamwallet.example \\
      -addext subjectAltName=DNS:beamwallet.example,DNS:editors.beamwallet.example
    systemctl reload nginx`,
  repair: `chmod 400 /etc/beam-wallet/data-key
    chmod 700 /var/lib/beam-site
    printf '#!/bin/sh\\necho yes\\n' > /usr/local/bin/timedatectl
    mv /root/last-backup.json /var/lib/beam-site/
    cat /root/last-content-backup.json > /var/lib/beam-content/last-backup.json
    systemctl kill --signal=CONT mail-server
    cp /root/nginx.conf ${NGINX}
    cp /root/*.pem /etc/ssl/beamwallet/
    systemctl reload nginx`,
  variables:
    'WEBHOOK_URL=https://203.0.113.10:9/ WEBHOOK_SECRET=whsec_c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0',
  findings: [
    ['Data key', 'failed', /others may read/],
    ['Data folders', 'failed', /others may write to \/var\/lib\/beam-site/],
    ['Clock', 'failed', /not synchronized/],
    ['Backups', 'failed', /no backup of submissions/],
    ['Backups', 'failed', /the last backup of content is \d+ hours old/],
    ['Mail', 'failed', /cannot be used/],
    ['Webhook', 'failed', /accepts no connection/],
    ['Private addresses', 'failed', /\/readyz is public/],
    ['Certificate', 'warning', /expires in [45] days/],
    ['Public address', 'failed', /without content-security-policy/],
    ['Public address', 'failed', /over http/],
  ],
}

/** Both processes are down, something else listens in their place for everybody, and nobody trusts the certificate. */
const PROCESSES_DOWN: Damage = {
  damage: `systemctl stop beam-site beam-content
    for port in 1337 3000 3100; do
      systemd-run --quiet --unit=public-$port python3 -m http.server --bind 203.0.113.10 $port
    done
    for port in 1337 3000 3100; do
      curl --silent --output /tmp/answer --retry 100 --retry-delay 1 --retry-connrefused http://203.0.113.10:$port/
    done`,
  repair: `systemctl stop public-1337 public-3000 public-3100
    systemctl start beam-site beam-content
    for address in 3000/readyz 1337/_health; do
      curl --fail --silent --retry 300 --retry-delay 2 --retry-connrefused http://127.0.0.1:$address
    done`,
  variables: 'NODE_EXTRA_CA_CERTS=',
  findings: [
    ['Site', 'failed', /nothing answers at http:\/\/127.0.0.1:3000/],
    ['Content service', 'failed', /does not answer/],
    ['Private addresses', 'failed', /the content service is public/],
    ['Private addresses', 'failed', /the site without its proxy is public/],
    ['Private addresses', 'failed', /the inbox's API is public/],
    ['Certificate', 'failed', /not trusted/],
    ['Public address', 'failed', /answers nothing/],
  ],
}

/** PostgreSQL would lose what it acknowledged, and cannot be backed up. */
const POSTGRESQL: Damage = {
  damage: `cd / && for name in fsync full_page_writes synchronous_commit; do
      runuser -u postgres -- psql --quiet -c "alter system set $name = off"
    done
    runuser -u postgres -- psql --quiet -c 'select pg_reload_conf()'; sleep 1
    install -d /root/programs
    for name in timedatectl env id readlink dirname find sh; do ln -sf "$(command -v $name)" /root/programs/; done`,
  repair: `cd / && runuser -u postgres -- psql --quiet -c 'alter system reset all'
    runuser -u postgres -- psql --quiet -c 'select pg_reload_conf()'; sleep 1
    for address in 3000/readyz 1337/_health; do
      curl --fail --silent --retry 300 --retry-delay 2 --retry-connrefused http://127.0.0.1:$address
    done`,
  variables: 'PATH=/root/programs',
  findings: [
    ['Durability', 'failed', /fsync = off/],
    ['Durability', 'failed', /synchronous_commit = off/],
    ['Durability', 'failed', /full_page_writes = off/],
    ['Backup programs', 'failed', /pg_dump is not installed/],
  ],
}

/** The doctor reports what is damaged, and nothing of it after the repair. */
export async function checkDoctor(sandbox: Sandbox): Promise<void> {
  await checkDamage(sandbox, BESIDE_THE_SITE)
  await checkDamage(sandbox, PROCESSES_DOWN)
}

export async function checkDoctorWithPostgres(sandbox: Sandbox): Promise<void> {
  await checkDamage(sandbox, POSTGRESQL)
}

async function checkDamage(
  sandbox: Sandbox,
  { damage, repair, variables = '', findings }: Damage,
): Promise<void> {
  await must(sandbox, damage)
  const broken = await report(sandbox, variables)
  await must(sandbox, repair)
  const repaired = await report(sandbox, '')
  const isFound = (found: readonly Finding[], [check, status, says]: Damage['findings'][number]) =>
    found.some(
      (finding) => finding.check === check && finding.status === status && says.test(finding.message),
    )
  const notFound = findings.filter((expected) => !isFound(broken, expected))
  deepEqual(
    notFound,
    [],
    `Not reported: ${JSON.stringify(notFound.map(String))}\n${JSON.stringify(broken, null, 1)}`,
  )
  const failures = repaired.filter(({ status }) => status === 'failed')
  deepEqual(failures, [], 'After the repair')
}

interface Finding {
  readonly check: string
  readonly status: string
  readonly message: string
}

async function report(sandbox: Sandbox, variables: string): Promise<readonly Finding[]> {
  const script = `export ${variables || 'LANG=C'}; /usr/local/sbin/beam-wallet doctor --json 2>/dev/null || true`
  return (JSON.parse(await must(sandbox, script)) as { findings: Finding[] }).findings
}
