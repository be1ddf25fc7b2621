import { TRAP_NAME } from '@beam/forms/engine/trap.ts'

/** A control that no person sees and no password manager should fill; see forms/engine/trap.ts. */
export function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Leave this empty
        <input
          type="text"
          name={TRAP_NAME}
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
