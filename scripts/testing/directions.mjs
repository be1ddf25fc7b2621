/**
 * Who may import whom (ARCHITECTURE.md); the first folder that holds a file decides. Everybody may import from the own
 * folder and from libraries.
 */
export const DIRECTIONS = [
  { folder: 'forms/engine', may: ['forms/options'] },
  { folder: 'forms/options', may: ['forms/engine'] },
  { folder: 'forms', may: [] },
  { folder: 'content/model', may: [] },
  { folder: 'content/defaults', may: ['content/model'] },
  { folder: 'content/strapi', may: ['content/model'] },
  { folder: 'content', may: [] },
  { folder: 'art', may: ['content/model', 'content/defaults'] },
  { folder: 'website/app/ui', may: ['content/model'] },
  { folder: 'website/app/blocks', may: ['website/app/ui', 'content/model'] },
  { folder: 'website/app/form', may: ['website/app/ui', 'forms'] },
  { folder: 'website/app/layout', may: ['website/app/ui', 'content/model'] },
  { folder: 'website/app/content', may: ['content', 'website/app/website.ts'] },
  { folder: 'website/app/document', may: [] },
  {
    folder: 'website/app/pages',
    may: [
      'website/app/document',
      'website/app/blocks',
      'website/app/form',
      'website/app/layout',
      'website/app/content',
      'website/app/ui',
      'website/app/website.ts',
      'content',
      'forms',
    ],
  },
  { folder: 'website', may: ['content', 'forms'] },
  { folder: 'backend', may: ['forms'] },
  // Tests of the whole process, and what they need.
  { folder: 'server/safety', may: ['server', 'backend', 'forms', 'content', 'scripts', 'cms/tests'] },
  {
    folder: 'server',
    may: [
      'website/app/website.ts',
      'backend/src/create-backend.ts',
      'backend/src/settings.ts',
      'backend/src/where-it-broke.ts',
    ],
  },
  { folder: 'cms', may: ['content', 'art/icons/app-icon.ts', 'scripts/start-content-service.mjs'] },
  // Commands start the parts as programs of their own.
  {
    folder: 'scripts',
    may: ['server/site-command.mjs', 'forms', 'website/app/content/testing/content-service-stand-in.ts'],
  },
  // What proves the parts from outside uses what starts them and what stands in for them.
  {
    folder: 'journeys',
    may: [
      'forms',
      'content',
      'website/app/content/testing/content-service-stand-in.ts',
      'server/site-command.mjs',
      'cms/tests',
      'scripts',
    ],
  },
]

/** Pure: neither Node nor the environment. */
export const FREE_OF_NODE = ['forms', 'content', 'website/app/ui', 'website/app/blocks', 'website/app/layout']
