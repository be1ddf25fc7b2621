/** The address of a drawing that is part of the panel. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
