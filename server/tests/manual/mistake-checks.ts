import { equal, match, notEqual } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from './manual-sandbox.ts'
import { readBlocks } from './read-blocks.ts'
import type { Sandbox } from './start-sandbox.ts'

const MANUAL = join(import.meta.dirname, '../../../docs/operating.md')
const KEY = '/etc/beam-wallet/data-key'
const SETTINGS = '/etc/beam-wallet/settings.env'

/** What somebody tired types, and words of the one line that it must be answered with. */
const MISTAKES: readonly (readonly [script: string, says: RegExp])[] = [
  ['unset backup; beam-wallet submissions restore "$backup" --yes', /Say which backup/],
  ['unset backup; beam-wallet content-service restore "$backup" --yes', /restore FOLDER --yes/],
  ['beam-wallet content-service restore /var/lib/beam-content --yes', /no complete backup of content/],
  ['beam-wallet submissions restore /etc/hostname --yes', /hostname/],
  [
    'cd /opt/beam-wallet && DATA_DIR=/var/lib/beam-site npm run --silent submissions -- list',
    /belongs to user/,
  ],
  [
    'cd /opt/beam-wallet && CMS_DATA_DIR=/var/lib/beam-content npm run --silent content-service -- backup /tmp/copy',
    /belongs to user/,
  ],
  ['runuser -u nobody -- beam-wallet submissions list', /run it as root/],
  [hidden(KEY, 'beam-wallet submissions list'), /data-key is missing or empty/],
  [hidden(SETTINGS, 'beam-wallet submissions list'), /settings.env is missing or empty/],
  [hidden('/opt/beam-wallet', 'beam-wallet doctor'), /no built program/],
]

/** Mistakes change nothing and say what is wrong; installation steps may be repeated. */
export async function checkMistakes(sandbox: Sandbox): Promise<void> {
  for (const [script, says] of MISTAKES) {
    const { code, output } = await sandbox.run(script)
    notEqual(code, 0, script)
    match(output, says, script)
    equal(/\n\s+at /.test(output), false, `${script}: a stack trace\n${output}`)
  }
  await checkDollarSigns(sandbox)
  await checkRepeatedSteps(sandbox)
}

/** A variable's name in an argument is text, not the variable. */
async function checkDollarSigns(sandbox: Sandbox): Promise<void> {
  const { output } = await sandbox.run("beam-wallet submissions show '$HOME ${PATH} $$ 5'")
  match(output, /no submission \$HOME \$\{PATH\} \$\$ 5\./)
}

/** The data key above all: without it, what it encrypted is lost. */
async function checkRepeatedSteps(sandbox: Sandbox): Promise<void> {
  const [blockOfKey, blockOfSettings] = ['/etc/beam-wallet/data-key\n', `cat > ${SETTINGS}`].map((words) =>
    readBlocks(readFileSync(MANUAL, 'utf8')).find(
      ({ section, script }) => section === 'Installation' && script.includes(words),
    ),
  )
  const before = await must(sandbox, `sha256sum < ${KEY}; sha256sum < ${SETTINGS}`)
  await must(sandbox, blockOfKey?.script ?? 'false')
  await must(sandbox, blockOfSettings?.script ?? 'false')
  // The former settings are beside the new ones.
  await must(sandbox, 'mv /etc/beam-wallet/settings.[0-9]* /etc/beam-wallet/settings.env')
  equal(await must(sandbox, `sha256sum < ${KEY}; sha256sum < ${SETTINGS}`), before)
}

/** Runs a script while a file is away. */
function hidden(path: string, script: string): string {
  return `mv ${path} ${path}.away; code=0; ${script} || code=$?; mv ${path}.away ${path}; exit $code`
}
