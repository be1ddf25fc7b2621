import type { Preview } from './preview-data.ts'

/** Tells editors and reviewers whether visitors see what they see, and reviewers how long the link works. */
export function PreviewBar({ version, expiry }: Pick<Preview, 'version' | 'expiry'>) {
  return (
    <aside className="preview-bar fill" data-color="yellow" aria-label="Preview">
      <p className="wrap">
        <strong>{version === 'review' ? 'Draft for review.' : 'Preview.'}</strong> {TEXTS[version]}
        {version === 'review' && ` This link works until ${expiry}.`}
      </p>
    </aside>
  )
}

const TEXTS = {
  draft: 'This is the draft as it was last saved. Visitors do not see it until it is published.',
  published: 'This is what visitors see.',
  review: 'Visitors do not see this yet. You can read it, but not change it.',
}
