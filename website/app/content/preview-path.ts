export const PREVIEW_PATH = '/preview'
