/** Tells editors that what they see is not what visitors see. */
export function PreviewBar() {
  return (
    <aside className="preview-bar fill" data-colour="yellow" aria-label="Preview">
      <p className="wrap">
        <strong>Preview.</strong> This is the draft as it was last saved. Visitors do not see it until it is
        published.
      </p>
    </aside>
  )
}
