import { join } from 'node:path'
import { node, ROOT } from '../set-up/places.mjs'
import { countPlaywright, countVitest } from './count.mjs'

const bin = (name) => [node(), join(ROOT, 'node_modules/.bin', name)]

/**
 * Everything that is checked, in order: the quick first. A step without `report` counts as one check; with it, each of
 * its tests counts.
 */
export const STEPS = [
  { name: 'format', command: [...bin('oxfmt'), '--check', '.'] },
  { name: 'lint', command: [...bin('oxlint'), '--deny-warnings', '.'] },
  { name: 'route types', command: [...bin('react-router'), 'typegen'], cwd: 'website' },
  { name: 'types', command: [...bin('tsc'), '-p', '.'] },
  { name: 'content service types', command: [...bin('tsc'), '-p', 'cms/tsconfig.tests.json'] },
  { name: 'directions', command: [node(), 'scripts/testing/check-directions.mjs'] },
  { name: 'content', command: [node(), 'website/content.command.ts', 'check', '--defaults'] },
  { name: 'unit', ...vitest('unit') },
  { name: 'parts', ...vitest('parts') },
  { name: 'journeys', ...playwright() },
]

/** Minutes rather than seconds. */
export const LONG_STEPS = [{ name: 'long', ...vitest('long') }]

function vitest(project) {
  const report = join(ROOT, `.build/test-results/${project}.json`)
  return {
    command: [
      ...bin('vitest'),
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
    count: countVitest,
  }
}

function playwright() {
  const report = join(ROOT, '.build/test-results/journeys.json')
  return {
    command: [...bin('playwright'), 'test', '--config', 'journeys/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    count: countPlaywright,
    needsChromium: true,
  }
}
