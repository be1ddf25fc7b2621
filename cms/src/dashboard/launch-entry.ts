/** Something to fill in before launch, as from-content/check-launch.ts finds it. */
export interface LaunchEntry {
  readonly task: string
  /** A page's path, or 'footer', 'menu'. */
  readonly location: string
  readonly label: string
  /** Of the page; '' for footer and menu. */
  readonly documentId: string
}
