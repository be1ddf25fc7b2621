import { HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'

/** A control that people do not see and password managers do not fill; only bots do. See forms/engine/honeypot.ts. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input
          type="text"
          name={HONEYPOT_NAME}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
    </div>
  )
}
