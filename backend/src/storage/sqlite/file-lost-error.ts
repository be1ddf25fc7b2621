/** No complete database is at the path of one that was open before, or it changed while it was being opened. */
export class FileLostError extends Error {
  override readonly name = 'FileLostError'

  constructor() {
    super('the file was removed, replaced or is not complete')
  }
}
