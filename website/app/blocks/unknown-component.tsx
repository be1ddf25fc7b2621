/** Stands where the content service has a component that the site does not know. */
export function UnknownComponent() {
  return (
    <div className="block wrap">
      <p className="unknown-component">Unknown component type</p>
    </div>
  )
}
