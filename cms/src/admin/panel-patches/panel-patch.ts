/** A change of the code of Strapi's panel or of a plugin, where neither has a setting. */
export interface PanelPatch {
  /** Below node_modules. */
  readonly file: string
  /** Occurs once in the file. */
  readonly from: string | RegExp
  readonly to: string
}
