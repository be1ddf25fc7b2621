const TEXTS = {
  draft: 'This is the draft as it was last saved. Visitors do not see it until it is published.',
  published: 'This is what visitors see.',
}

/** Tells editors whether visitors see what they see. */
export function PreviewBar({ version }: { version: keyof typeof TEXTS }) {
  return (
    <aside className="preview-bar fill" data-colour="yellow" aria-label="Preview">
      <p className="wrap">
        <strong>Preview.</strong> {TEXTS[version]}
      </p>
    </aside>
  )
}
