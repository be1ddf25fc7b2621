/** A notice in place of a component that the site does not support. */
export function UnknownComponent() {
  return (
    <div className="block wrap">
      <p className="unknown-component">Unknown component type</p>
    </div>
  )
}
