/**
 * The newsletter box. It sends nothing and says nothing: it only clears itself (inline-scripts/clear-newsletter.ts). Without
 * scripts a form of method "dialog" outside a dialog checks its input and goes nowhere; the input has no name.
 */
export function Newsletter({ title }: { title: string }) {
  return (
    <form className="newsletter" method="dialog" data-newsletter="" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{title}</h2>
      <label className="visually-hidden" htmlFor="newsletter-email">
        E-mail address
      </label>
      <div className="newsletter-row">
        <input
          id="newsletter-email"
          type="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
        />
        <button type="submit" className="button">
          Subscribe
        </button>
      </div>
    </form>
  )
}
