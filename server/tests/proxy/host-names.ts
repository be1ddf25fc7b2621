/** Host names in the shipped configuration. */
export const SITE_NAME = 'beamwallet.example'
export const EDITORS_NAME = 'editors.beamwallet.example'
