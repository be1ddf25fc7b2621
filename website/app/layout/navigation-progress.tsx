/** A thin bar at the top of the window while another page is loading. */
export function NavigationProgress() {
  return <progress className="navigation-progress" aria-label="Loading page" />
}
