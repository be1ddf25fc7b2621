/** Tells editors that what they see is not what visitors see. */
export function PreviewBar() {
  return (
    <aside className="fill" data-colour="yellow" aria-label="Preview">
      <p className="wrap preview-words">
        <strong>Preview.</strong> This is the draft as it was last saved. Visitors do not see it until it is
        published.
      </p>
    </aside>
  )
}
