import { spawnSync } from 'node:child_process'
import { startSandbox, type Sandbox } from './start-sandbox.ts'

/** The names of the manual's examples. What listens on the public address is public, as on a server. */
const NAMES = ['beamwallet.example', 'editors.beamwallet.example']
const HOSTS = `127.0.0.1 localhost mail.beamwallet.example
203.0.113.10 ${NAMES.join(' ')}
`

/**
 * A sandbox in which the names of the manual exist: the repository, the certificate and, once built, the mail server.
 */
export async function startManualSandbox(): Promise<Sandbox> {
  const sandbox = await startSandbox({
    '/etc/hosts': HOSTS,
    '/etc/gitconfig': '[safe]\n  directory = *\n[url "/srv/"]\n  insteadOf = https://git.example.com/\n',
    // What this machine's npm has downloaded need not be downloaded again.
    '/etc/profile.d/npm.sh': 'export npm_config_cache=/var/tmp/npm npm_config_prefer_offline=true\n',
    // Clocks have no namespaces: the sandbox cannot synchronize this machine's.
    '/usr/local/bin/timedatectl': '#!/bin/sh\necho yes\n',
  })
  await must(
    sandbox,
    `[ ! -d ${npmCache()} ] || cp -r ${npmCache()} /var/tmp/npm
     install -d /var/tmp/npm && chmod -R a+rwX /var/tmp/npm
     install -d /etc/ssl/beamwallet && cd /etc/ssl/beamwallet
     openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 -keyout key.pem \
       -out fullchain.pem -subj /CN=${NAMES[0]} -addext subjectAltName=${NAMES.map((name) => `DNS:${name}`).join(',')}
     chmod 400 key.pem`,
  )
  return sandbox
}

/** Stores each mail that the site sends, for {@link receivedMails}. */
export async function startMailServer(sandbox: Sandbox): Promise<void> {
  const program = `
    import { writeFileSync } from 'node:fs'
    import { startSmtp } from './backend/testing/start-smtp.ts'
    const { mails } = await startSmtp(587)
    setInterval(() => writeFileSync('/run/mails.json', JSON.stringify(mails)), 500)`
  await must(
    sandbox,
    `systemd-run --quiet --unit=mail-server --working-directory=/opt/beam-wallet-releases/1 \
      /opt/beam-wallet-releases/1/node_modules/.bin/node --input-type=module --eval ${quoted(program)}`,
  )
}

/** The recipients of all mails, in the order of their arrival. */
export async function receivedMails(sandbox: Sandbox): Promise<readonly string[]> {
  const mails = JSON.parse(await must(sandbox, 'cat /run/mails.json')) as { recipients: string[] }[]
  return mails.flatMap(({ recipients }) => recipients)
}

/** The output of a script that must succeed. */
export async function must(sandbox: Sandbox, script: string): Promise<string> {
  const { code, output } = await sandbox.run(script)
  if (code !== 0) throw new Error(`${script}\nfailed with ${code}:\n${output}`)
  return output
}

/** For a shell. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

function npmCache(): string {
  return spawnSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).stdout.trim()
}
