import { environment, node, ROOT, WEBSITE } from './places.mjs'
import { run } from './run.mjs'
import { fail, say } from './say.mjs'
import { whenOutOfDate } from './fresh.mjs'

/** Draws illustrations, share images and icons. */
export async function drawArt() {
  const what = {
    sources: ['art', 'content/model', 'content/defaults', 'website/public/fonts'],
    stamp: 'website/public/art/.drawn-from',
  }
  await whenOutOfDate(what, () =>
    step('Drawing the illustrations', [node(), 'art/generate-art.command.ts'], ROOT),
  )
}

/** Builds the website as it is served. */
export async function buildWebsite() {
  const sources = ['website', 'content', 'forms', 'package-lock.json']
  const what = { sources, stamp: 'website/build/.built-from' }
  await whenOutOfDate(what, () =>
    step('Building the website', [node(), '../node_modules/.bin/react-router', 'build'], WEBSITE),
  )
}

async function step(what, command, cwd) {
  say(what)
  const { code, output } = await run(what, command, { cwd, env: environment({ NODE_ENV: 'production' }) })
  if (code !== 0) fail(`${what} failed:\n${output.trim().split('\n').slice(-20).join('\n')}`)
}
