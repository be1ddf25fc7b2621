/**
 * The newsletter form. It sends nothing: submitting only clears it (inline-scripts/clear-newsletter.ts). Without
 * scripts a form with method "dialog" outside a dialog validates its input and submits nothing; the input has no
 * name.
 */
export function Newsletter({ title, note }: { title: string; note: string }) {
  return (
    <form className="newsletter" method="dialog" data-newsletter="" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{title}</h2>
      {note && (
        <p className="newsletter-note" id="newsletter-note">
          {note}
        </p>
      )}
      <label className="visually-hidden" htmlFor="newsletter-email">
        Email address
      </label>
      <div className="newsletter-row">
        <input
          id="newsletter-email"
          aria-describedby={note ? 'newsletter-note' : undefined}
          type="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
        />
        <button type="submit" className="newsletter-send">
          Subscribe
        </button>
      </div>
    </form>
  )
}
