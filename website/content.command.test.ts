import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runCommand } from '../scripts/testing/run-command.ts'

const COMMAND = fileURLToPath(new URL('content.command.ts', import.meta.url))

function run(args: readonly string[], environment: Record<string, string> = {}) {
  return runCommand(COMMAND, args, environment)
}

test('shows its usage; unknown arguments are an error without a stack trace', () => {
  const help = run(['help'])
  expect(help).toMatchObject({ status: 0, stderr: '' })
  expect(help.stdout).toContain('npm run content -- check --defaults')
  for (const args of [[], ['dance'], ['check', '--odd'], ['check', '--count']])
    expect([args, run(args)]).toEqual([args, { status: 1, stdout: '', stderr: help.stdout }])
})

test('lists what to fill in before launch with the place, and counts it', () => {
  const { status, stdout, stderr } = run(['check', '--defaults', '--live'])
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
  expect(stdout).toContain('Enter the facts about the company.\n  Footer › Company: legal name\n')
  expect(stdout).toContain('  Pages › /about-us › Team › Members 1 › Name\n')
  expect(stdout).toContain('  TOKEN_SALE_URL: Set the address')
  const count = Number(/(\d+) entries to fill in before launch\.\n$/.exec(stdout)?.[1])
  const lines = stdout.split('\n').filter((line) => line.startsWith('  '))
  expect(count).toBe(lines.length)
  expect(run(['check', '--defaults', '--live', '--count'])).toEqual({
    status: 0,
    stdout: `${count}\n`,
    stderr: '',
  })
  const set = run(['check', '--defaults', '--live', '--count'], { TOKEN_SALE_URL: 'https://sale.pt/' })
  expect(set.stdout).toBe(`${count - 1}\n`)
})

test('reports an unreadable content service in one line; an empty setting counts as not set', () => {
  expect(run(['check'], { CONTENT_SERVICE_URL: '', CMS_PORT: '9' })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The content service at http://127.0.0.1:9 cannot be read. Start it, or check --defaults.\n',
  })
})

test('reports invalid settings instead of checking', () => {
  expect(run(['check', '--defaults'], { REDIRECT_HOSTS: 'https://shop.example.com' })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Invalid settings:\n- REDIRECT_HOSTS must be host names, e.g. shop.example.com\n',
  })
})

test('the default documents have no errors', () => {
  expect(run(['check', '--defaults'])).toMatchObject({ status: 0, stderr: '' })
})
