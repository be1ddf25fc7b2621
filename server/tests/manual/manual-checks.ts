import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { contactForm } from '../../../forms/definitions/contact.ts'
import { filledAnswers } from '../../../forms/testing/filled-answers.ts'
import { checkDoctor, checkDoctorWithPostgres } from './doctor-checks.ts'
import { checkMistakes } from './mistake-checks.ts'
import { must, quoted, receivedMails, startMailServer } from './manual-sandbox.ts'
import type { Sandbox } from './start-sandbox.ts'

interface CheckAfter {
  /** Words of the block after which it is made. */
  readonly after: string
  readonly name: string
  readonly run: (sandbox: Sandbox) => Promise<void>
}

const PIDS = '$(systemctl show --property=MainPID --value beam-content beam-site)'
const UNTIL_CONTENT_SERVICE_RESPONDS =
  'curl --fail --silent --retry 300 --retry-delay 2 --retry-connrefused http://127.0.0.1:1337/_health'
const MAIL_ATTEMPTS = 300
const MAIL_PAUSE_MS = 1000

/** How many submissions there were when the last backup was made. */
let backedUp = 0
let sent = 0

/** What must be true after single blocks of the manual. */
export const CHECKS: readonly CheckAfter[] = [
  { after: 'ln -sfn /opt/beam-wallet-releases/1', name: 'a mail server is there', run: startMailServer },
  {
    after: 'systemctl restart nginx',
    name: 'a visitor reads a page and writes through the proxy, and the team is notified',
    async run(sandbox) {
      const options = "--silent --output /dev/null --write-out '%{http_version} %{response_code}'"
      equal(await must(sandbox, `curl ${options} https://beamwallet.example/`), '2 200')
      await submit(sandbox)
      await untilMailed(sandbox, 'team@beamwallet.example')
      deepEqual(await users(sandbox), ['beam-content', 'beam-site'])
    },
  },
  {
    after: 'beam-wallet doctor --json',
    name: 'the doctor reports what is damaged, and that it was repaired',
    run: checkDoctor,
  },
  {
    after: 'beam-wallet submissions list',
    name: 'T161: what is missing or mistyped is rejected in one line, and steps that are repeated destroy nothing',
    run: checkMistakes,
  },
  {
    after: 'beam-wallet submissions list',
    name: 'T176: root executes nothing that the user who built it, or others, can change',
    run: checkOwner,
  },
  {
    after: 'submissions erase name@example.com --yes',
    name: 'nothing of the erased person is left',
    run: async (sandbox) => equal(await count(sandbox), 0),
  },
  {
    after: 'cat /var/lib/beam-site/last-backup.json',
    name: 'the data folders are still those of their users alone',
    async run(sandbox) {
      const modes = await must(sandbox, 'stat --format="%U %a" /var/lib/beam-site /var/lib/beam-content')
      deepEqual(modes.trim().split('\n'), ['beam-site 700', 'beam-content 700'])
    },
  },
  {
    after: 'cat /var/lib/beam-site/last-backup.json',
    name: 'submissions and content change after the backup',
    async run(sandbox) {
      backedUp = await count(sandbox)
      await submit(sandbox)
      equal(await count(sandbox), backedUp + 1)
      await changeContent(sandbox)
      ok(await hasChangedContent(sandbox))
    },
  },
  {
    after: 'beam-wallet submissions restore',
    name: 'the submissions are those of the backup, and new ones are stored',
    async run(sandbox) {
      equal(await count(sandbox), backedUp)
      await submit(sandbox)
      equal(await count(sandbox), backedUp + 1)
    },
  },
  {
    after: 'beam-wallet content-service restore',
    name: 'the content is that of the backup',
    run: async (sandbox) => equal(await hasChangedContent(sandbox), false),
  },
  {
    after: 'ln -sfn /opt/beam-wallet-releases/2',
    name: 'the new version runs, with everything that was stored',
    async run(sandbox) {
      const folders = await must(sandbox, `for pid in ${PIDS}; do readlink /proc/$pid/cwd; done`)
      deepEqual(new Set(folders.trim().split('\n')), new Set(['/opt/beam-wallet-releases/2']))
      equal(await count(sandbox), backedUp + 1)
    },
  },
  {
    after: 'beam-wallet content-service move',
    name: 'T169: neither process has the password of the database of the other',
    async run(sandbox) {
      // Until systemd has executed the program, a unit's process has the environment of systemd.
      await must(sandbox, UNTIL_CONTENT_SERVICE_RESPONDS)
      const addresses = `for pid in ${PIDS}; do tr '\\0' '\\n' < /proc/$pid/environ | grep -o '^[A-Z_]*DATABASE_URL'; done`
      deepEqual((await must(sandbox, addresses)).trim().split('\n'), ['CMS_DATABASE_URL', 'DATABASE_URL'])
    },
  },
  {
    after: 'beam-wallet content-service move',
    name: 'the doctor reports a PostgreSQL that would lose data, and that it was repaired',
    run: checkDoctorWithPostgres,
  },
  {
    after: 'submissions move-to-postgres',
    name: 'everything that was stored is in PostgreSQL, and new submissions are, too',
    async run(sandbox) {
      equal(await count(sandbox), backedUp + 1)
      await submit(sandbox)
      equal(await query(sandbox, 'beam_submissions', 'select count(*) from submissions'), `${backedUp + 2}`)
    },
  },
]

const OWN_UNIT = /^\/etc\/systemd\/system\/beam-/
/** The units say so. */
const NEEDS_SYSTEMD_254 = /Restart(?:Steps|MaxDelaySec)/

/** Every unit is well-formed, and none had to be restarted. */
export async function checkUnits(sandbox: Sandbox): Promise<void> {
  const verdict = await must(
    sandbox,
    'cd /etc/systemd/system; systemd-analyze verify beam-*.service beam-*.timer 2>&1 || true',
  )
  const complaints = verdict
    .split('\n')
    .filter((line) => OWN_UNIT.test(line) && !NEEDS_SYSTEMD_254.test(line))
  deepEqual(complaints, [])
  const restarts = await must(sandbox, 'systemctl show --property=NRestarts --value beam-site beam-content')
  deepEqual(restarts.split(/\s+/).filter(Boolean), ['0', '0'])
}

/** What the manual typed is not in the journal. */
export async function checkJournal(sandbox: Sandbox): Promise<void> {
  const secrets =
    "name@example.com|$(sed -n 's#.*postgres://[^:]*:\\([^@]*\\)@.*#\\1#p' /etc/beam-wallet/settings.env | paste -sd '|')"
  equal(await must(sandbox, `journalctl --no-pager | grep -E "${secrets}" || true`), '')
}

/** The doctor runs as root, who finds each release as the manual leaves it. */
async function checkOwner(sandbox: Sandbox): Promise<void> {
  const doctor = 'beam-wallet doctor > /tmp/report'
  const file = '/opt/beam-wallet/node_modules/kysely/package.json'
  const folder = '/opt/beam-wallet-releases'
  const link = '/opt/beam-wallet/node_modules/outside'
  const repairOfAll = /can be changed by others than root.*chown -R .*beam-wallet-releases\/1 && chmod -R /
  // Not what else may be in it.
  const repairOfFolder =
    /can be changed by others than root.*chown --no-dereference .*-releases && chmod go-w /
  const damages = [
    [`chown beam-build ${file}`, `chown root ${file}`, repairOfAll],
    [`chmod o+w ${file}`, `chmod o-w ${file}`, repairOfAll],
    [`chown beam-build ${folder}`, `chown root ${folder}`, repairOfFolder],
    [`ln -s /tmp ${link}`, `rm ${link}`, /leads to \/tmp, outside/],
  ] as const
  for (const [damage, repair, says] of damages) {
    const { code, output } = await sandbox.run(
      `${damage}; code=0; ${doctor} || code=$?; ${repair}; exit $code`,
    )
    equal(code, 3, damage)
    match(output, says, damage)
  }
  const { code, output } = await sandbox.run(doctor)
  ok(code < 3, output)
}

/** Writes to the team as name@example.com. The site may just be starting. */
async function submit(sandbox: Sandbox): Promise<void> {
  sent += 1
  // The same message twice would be one submission.
  const answers = { ...filledAnswers(contactForm), email: 'name@example.com', message: `Message ${sent}` }
  const status = await must(
    sandbox,
    `curl --silent --output /tmp/answer --write-out '%{http_code}' --retry 300 --retry-delay 1 \
      --header 'content-type: application/json' --data ${quoted(JSON.stringify(answers))} \
      https://beamwallet.example${contactForm.endpoint}`,
  )
  equal(status.slice(-3), '201')
}

async function untilMailed(sandbox: Sandbox, recipient: string): Promise<void> {
  for (let attempt = 0; attempt < MAIL_ATTEMPTS; attempt++) {
    if ((await receivedMails(sandbox)).includes(recipient)) return
    await pause(MAIL_PAUSE_MS)
  }
  throw new Error(`No mail was sent to ${recipient}.`)
}

/** How many submissions the command line lists. */
async function count(sandbox: Sandbox): Promise<number> {
  const list = JSON.parse(await must(sandbox, 'beam-wallet submissions list --json')) as unknown[]
  return list.length
}

async function users(sandbox: Sandbox): Promise<readonly string[]> {
  return (await must(sandbox, `for pid in ${PIDS}; do ps -o user:20= -p $pid; done`)).trim().split(/\s+/)
}

const ABOUT_US = "where slug = 'about-us'"

async function changeContent(sandbox: Sandbox): Promise<void> {
  await content(sandbox, `update pages set title = 'Changed after the backup' ${ABOUT_US}`)
}

async function hasChangedContent(sandbox: Sandbox): Promise<boolean> {
  return (await content(sandbox, `select title from pages ${ABOUT_US}`)).includes('Changed after')
}

/** Runs a statement in the content service's database, wherever it is. */
async function content(sandbox: Sandbox, sql: string): Promise<string> {
  const { code } = await sandbox.run('grep -q ^CMS_DATABASE_URL /etc/beam-wallet/settings.env')
  if (code === 0) return query(sandbox, 'beam_content', sql)
  return must(sandbox, `sqlite3 -cmd '.timeout 20000' /var/lib/beam-content/content.db ${quoted(sql)}`)
}

async function query(sandbox: Sandbox, database: string, sql: string): Promise<string> {
  const command = `cd / && runuser -u postgres -- psql --quiet -At ${database} -c ${quoted(sql)}`
  return (await must(sandbox, command)).trim()
}
