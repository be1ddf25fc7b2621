/**
 * Which folder may import from which others (ARCHITECTURE.md). The first entry whose folder contains a file applies.
 * Importing from the same folder and from libraries is always allowed.
 */
export const IMPORT_BOUNDARIES = [
  { folder: 'forms/engine', may: ['forms/options'] },
  { folder: 'forms/options', may: ['forms/engine'] },
  { folder: 'forms', may: [] },
  { folder: 'content/model', may: [] },
  { folder: 'content/defaults', may: ['content/model'] },
  { folder: 'content/templates', may: ['content/model', 'content/defaults'] },
  { folder: 'content/strapi', may: ['content/model', 'content/templates'] },
  { folder: 'content', may: [] },
  { folder: 'environment', may: [] },
  { folder: 'art', may: ['content/model', 'content/defaults'] },
  { folder: 'website/app/ui', may: ['content/model'] },
  { folder: 'website/app/blocks', may: ['website/app/ui', 'content/model'] },
  { folder: 'website/app/form', may: ['website/app/ui', 'forms'] },
  { folder: 'website/app/layout', may: ['website/app/ui', 'content/model'] },
  {
    folder: 'website/app/content',
    may: ['content', 'website/app/website.ts', 'environment/replace-file.ts', 'environment/with-timeout.ts'],
  },
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
      'environment/with-timeout.ts',
    ],
  },
  {
    folder: 'website/content-command',
    may: ['website/app/content', 'content', 'forms', 'environment/settings'],
  },
  { folder: 'website/content.command.ts', may: ['website/content-command', 'environment/settings'] },
  { folder: 'website', may: ['content', 'forms'] },
  // Storage knows nothing of HTTP, or of what is built on it.
  {
    folder: 'backend/src/storage',
    may: [
      'backend/src/rate-limits/database-sliding-window.ts',
      'backend/src/rate-limits/quotas.ts',
      'backend/src/rate-limits/rate-limiter.ts',
      'backend/src/backend-log.ts',
      'backend/src/settings.ts',
      'environment/lower-priority.ts',
      'environment/make-folder.mjs',
      'environment/transaction-pooling.ts',
      'environment/with-timeout.ts',
    ],
  },
  // Production code does without test support.
  { folder: 'backend/src', may: ['forms', 'environment'] },
  { folder: 'backend', may: ['forms', 'environment'] },
  // Security and fault tests of the whole process, and their test support.
  {
    folder: 'server/tests',
    may: [
      'server',
      'backend',
      'forms',
      'content',
      'scripts',
      'cms/tests',
      'website/app/content/testing/content-service-stand-in.ts',
    ],
  },
  // Examines both parts of a running installation.
  { folder: 'server/doctor', may: ['server', 'backend/src', 'environment'] },
  { folder: 'server/testing', may: ['server', 'backend', 'forms', 'environment/testing'] },
  {
    folder: 'server',
    may: [
      'website/app/website.ts',
      'backend/src/create-backend.ts',
      'backend/src/settings.ts',
      'backend/src/error-location.ts',
      'environment',
    ],
  },
  {
    folder: 'cms/tests',
    may: [
      'cms',
      'content',
      'forms',
      'environment',
      'scripts',
      'server/testing/free-port.ts',
      'backend/testing/start-postgres.ts',
      'backend/testing/installed-postgres.ts',
    ],
  },
  {
    folder: 'cms',
    may: [
      'content',
      'environment',
      'forms/all-forms.ts',
      'backend/src/inbox/api/wire-types.ts',
      'art/icons/app-icon.ts',
      'art/wireframes',
      'scripts/start-content-service.mjs',
      'server/content-changes/webhook-endpoint.ts',
      'backend/testing/start-postgres.ts',
      'backend/testing/installed-postgres.ts',
    ],
  },
  // Prepares what tests of the content service start with.
  { folder: 'scripts/testing', may: ['scripts', 'environment', 'cms/tests'] },
  // Scripts start the parts as processes of their own.
  {
    folder: 'scripts',
    may: [
      'server/site-command.mjs',
      'environment',
      'forms',
      'website/app/content/testing/content-service-stand-in.ts',
    ],
  },
  // End-to-end tests use what starts the parts, and their stand-ins.
  {
    folder: 'journeys',
    may: [
      'forms',
      'content',
      'website/app/content/testing/content-service-stand-in.ts',
      'server/site-command.mjs',
      'server/testing/find-installed.ts',
      'server/testing/free-port.ts',
      'server/testing/post-form.ts',
      'server/testing/sample-images.ts',
      'server/testing/send-content-webhook.ts',
      'server/testing/sign-preview-link.ts',
      'server/tests/proxy',
      'cms/tests',
      'environment/testing',
      'scripts',
    ],
  },
]

/** Pure: neither Node nor the environment. */
export const WITHOUT_NODE = ['forms', 'content', 'website/app/ui', 'website/app/blocks', 'website/app/layout']
