/** Something the operator must put right; its message is all they see. */
export class OperationError extends Error {
  override readonly name = 'OperationError'
}
