/** What a PDF can do besides being read: the names under which a PDF keeps it. */
const ACTIVE: Readonly<Record<string, readonly string[]>> = {
  'runs scripts': ['/JavaScript', '/JS '],
  'starts programs': ['/Launch'],
  'carries other files': ['/EmbeddedFile'],
  'acts when it is opened': ['/OpenAction', '/AA '],
}

/** What staff should know before they open a PDF, e.g. 'runs scripts'; packed parts are not looked into. */
export function pdfRemarks(content: Uint8Array): string[] {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return Object.entries(ACTIVE)
    .filter(([, names]) => names.some((name) => bytes.includes(name)))
    .map(([remark]) => remark)
}
