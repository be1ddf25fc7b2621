import { buildIfChanged } from './build-cache.mjs'
import { fail, log } from './log.mjs'
import { environment, ROOT, WEBSITE } from './paths.mjs'
import { runNode } from './run.mjs'

/** Draws illustrations, share images and icons. */
export async function drawArt() {
  const target = {
    sources: ['art', 'content/model', 'content/defaults', 'website/public/fonts'],
    hashFile: 'website/public/art/.drawn-from',
  }
  await buildIfChanged(target, () =>
    runStep('Drawing the illustrations', ['art/generate-art.command.ts'], ROOT),
  )
}

/** Builds the website for production. */
export async function buildWebsite() {
  const target = {
    sources: ['website', 'content', 'forms', 'environment', 'package-lock.json'],
    hashFile: 'website/build/.built-from',
  }
  await buildIfChanged(target, () =>
    runStep('Building the website', ['../node_modules/.bin/react-router', 'build'], WEBSITE),
  )
}

async function runStep(name, args, cwd) {
  log(name)
  const { code, output } = await runNode(name, args, { cwd, env: environment({ NODE_ENV: 'production' }) })
  if (code !== 0) fail(`${name} failed:\n${output.trim().split('\n').slice(-20).join('\n')}`)
}
