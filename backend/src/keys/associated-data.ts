/** What an encrypted answer or file is bound to: it decrypts only there. */
export function associatedData(submissionId: string, field: string): string {
  return `${submissionId} ${field}`
}
