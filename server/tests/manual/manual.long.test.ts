import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contactForm } from '../../../forms/definitions/contact.ts'
import { filledAnswers } from '../../../forms/testing/filled-answers.ts'
import { must, quoted, receivedMails, startMailServer, startManualSandbox } from './manual-sandbox.ts'
import { readBlocks, type Block } from './read-blocks.ts'
import { sandboxProblem, type Sandbox } from './start-sandbox.ts'

const MANUAL = readFileSync(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8')
const BLOCKS = readBlocks(MANUAL).filter(({ notRun }) => notRun === null)
const BACKUP = 'Backup and restore'

let sandbox: Sandbox
/** After a failure the rest would fail, too, and hide its cause. */
let hasFailed = false
/** What `submissions list` counted when the last backup was made. */
let backedUp = 0

describe.skipIf(sandboxProblem() !== null)('the manual, from top to bottom', () => {
  beforeAll(async () => {
    sandbox = await startManualSandbox()
  })
  afterAll(async () => {
    if (hasFailed && sandbox) console.error((await sandbox.run(DIAGNOSIS)).output)
    await sandbox?.stop()
  })

  for (const block of BLOCKS) {
    runBlock(block)
    for (const [text, name, check] of CHECKS_AFTER) if (block.script.includes(text)) step(name, check)
    // Everything is in PostgreSQL now: once more.
    if (block.script.includes('content-service move'))
      for (const again of BLOCKS.filter(({ section }) => section === BACKUP)) {
        runBlock(again, ', with PostgreSQL')
        for (const [text, name, check] of CHECKS_AFTER)
          if (again.script.includes(text)) step(`${name}, with PostgreSQL`, check)
      }
  }

  step('every unit is well-formed, and none was restarted', async () => {
    const units = await must(
      sandbox,
      `cd /etc/systemd/system; systemd-analyze verify beam-*.service beam-*.timer 2>&1
       systemctl show --property=Id,NRestarts beam-site beam-content`,
    )
    expect(units).not.toMatch(/beam-[\w.-]+:\d+: /)
    expect(units.match(/NRestarts=\d+/g)).toEqual(['NRestarts=0', 'NRestarts=0'])
  })
})

/** What must be true after the block that contains a text. */
const CHECKS_AFTER: readonly (readonly [string, string, () => Promise<void>])[] = [
  ['/opt/beam-wallet-releases/1 /opt/beam-wallet', 'the mail server starts', () => startMailServer(sandbox)],
  [
    'systemctl restart nginx',
    'a visitor reads a page and writes through the proxy; the team is notified',
    async () => {
      const page = await must(sandbox, 'curl --silent --include https://beamwallet.example/')
      expect(page).toMatch(/^HTTP\/2 200/)
      await submit()
      await expect.poll(() => receivedMails(sandbox)).toContain('team@beamwallet.example')
      expect(await users()).toEqual(['beam-content', 'beam-site'])
    },
  ],
  [
    'submissions erase name@example.com --yes',
    'nothing of the erased person is left',
    async () => expect(await count()).toBe(0),
  ],
  [
    'systemctl start beam-backup beam-content-backup     #',
    'submissions and content change after the backup',
    async () => {
      backedUp = await count()
      await submit()
      expect(await count()).toBe(backedUp + 1)
      await changeContent()
      expect(await hasChangedContent()).toBe(true)
    },
  ],
  [
    'beam-wallet submissions restore',
    'the submissions are those of the backup, and new ones are stored',
    async () => {
      expect(await count()).toBe(backedUp)
      await submit()
      expect(await count()).toBe(backedUp + 1)
    },
  ],
  [
    'beam-wallet content-service restore',
    'the content is that of the backup',
    async () => expect(await hasChangedContent()).toBe(false),
  ],
  [
    'ln -sfn /opt/beam-wallet-releases/2',
    'the new version runs, with everything that was stored',
    async () => {
      const folders = await must(sandbox, 'for pid in $(pidof node); do readlink /proc/$pid/cwd; done')
      expect(folders).toContain('/opt/beam-wallet-releases/2')
      expect(await count()).toBe(backedUp + 1)
    },
  ],
  [
    'submissions move-to-postgres',
    'everything that was stored is in PostgreSQL, and new submissions are, too',
    async () => {
      expect(await count()).toBe(backedUp + 1)
      await submit()
      const sql = 'select count(*) from submissions'
      const rows = await must(sandbox, `runuser -u postgres -- psql -At beam_submissions -c ${quoted(sql)}`)
      expect(Number(rows.split('\n').at(-2))).toBe(backedUp + 2)
    },
  ],
]

const DIAGNOSIS = 'journalctl --no-pager --lines=60 -u "beam-*" -u nginx -u postgresql*'

function runBlock({ section, line, script }: Block, suffix = ''): void {
  step(`${section}: the commands of line ${line} succeed${suffix}`, async () => {
    // Packages come from npm's registry or its cache.
    const { code, output } = await sandbox.run(script, { isOnline: script.includes('npm run build') })
    expect(code, output).toBe(0)
  })
}

function step(name: string, run: () => Promise<void>): void {
  test(name, async (context) => {
    if (hasFailed) return context.skip()
    hasFailed = true
    await run()
    hasFailed = false
  })
}

/** Writes to the team as name@example.com. The site may just be starting. */
async function submit(): Promise<void> {
  const answers = { ...filledAnswers(contactForm), email: 'name@example.com' }
  const status = await must(
    sandbox,
    `curl --silent --output /dev/null --write-out '%{http_code}' --retry 300 --retry-delay 1 \
      --header 'content-type: application/json' --data ${quoted(JSON.stringify(answers))} \
      https://beamwallet.example${contactForm.endpoint}`,
  )
  expect(status.slice(-3)).toBe('201')
}

/** How many submissions are stored. */
async function count(): Promise<number> {
  const list = JSON.parse(await must(sandbox, 'beam-wallet submissions list --json')) as unknown[]
  return list.length
}

async function users(): Promise<readonly string[]> {
  const pids = '$(systemctl show --property=MainPID --value beam-content beam-site)'
  return (await must(sandbox, `for pid in ${pids}; do ps -o user:20= -p $pid; done`)).trim().split(/\s+/)
}

async function changeContent(): Promise<void> {
  await content("update pages set title = 'Changed after the backup' where slug = 'about-us'")
}

async function hasChangedContent(): Promise<boolean> {
  return (await content("select title from pages where slug = 'about-us'")).includes('Changed after')
}

/** Runs a statement in the content service's database, wherever it is. */
async function content(sql: string): Promise<string> {
  return must(
    sandbox,
    `if grep -q ^CMS_DATABASE_URL /etc/beam-wallet/settings.env
     then runuser -u postgres -- psql -At beam_content -c ${quoted(sql)}
     else sqlite3 -cmd '.timeout 20000' /var/lib/beam-content/content.db ${quoted(sql)}; fi`,
  )
}
