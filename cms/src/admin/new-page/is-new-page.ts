/** Whether a page is being created and was never saved. */
export function isNewPage(model: string, document: object | undefined): boolean {
  return model === 'api::page.page' && !(document && 'documentId' in document)
}
