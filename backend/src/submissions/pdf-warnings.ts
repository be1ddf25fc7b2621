import { inflateObjectStreams } from './inflate-object-streams.ts'
import { findPdfNames, type NameFinder } from './find-pdf-names.ts'

/** What a PDF can do besides being read, and the names by which it does. */
const WARNINGS: Readonly<Record<string, readonly string[]>> = {
  'runs scripts': ['JavaScript', 'JS'],
  'starts programs': ['Launch'],
  'carries other files': ['EmbeddedFile', 'EmbeddedFiles'],
  'acts when it is opened': ['OpenAction', 'AA'],
  'holds a dynamic form': ['XFA'],
  'sends or fetches data': ['SubmitForm', 'ImportData'],
  'opens other documents': ['GoToR', 'GoToE'],
  'plays media': ['RichMedia', 'Rendition', 'Movie', 'Sound'],
  'is encrypted, so that it could not be looked into': ['Encrypt'],
}
const HIDES_PARTS = 'has parts that could not be looked into'

const WARNING_BY_NAME = new Map(
  Object.entries(WARNINGS).flatMap(([warning, names]) => names.map((name) => [name, warning] as const)),
)

/**
 * What staff should know before they open a PDF, e.g. 'runs scripts'. Names are decoded as a reader decodes them, and
 * compressed objects are decompressed, within bounds. Takes linear time and yields to the event loop every few
 * milliseconds. A name that merely occurs in a text gives a warning, too: better one too many.
 */
export async function pdfWarnings(content: Uint8Array): Promise<string[]> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const found = new Set<string>()
  const note: NameFinder = (name, isInStream) => {
    const warning = WARNING_BY_NAME.get(name)
    if (warning !== undefined && !(isInStream && couldBeChance(name))) found.add(warning)
  }
  const streams = await findPdfNames(bytes, note)
  const isWhole = await inflateObjectStreams(bytes, streams, (objects) => findPdfNames(objects, note))
  if (!isWhole) found.add(HIDES_PARTS)
  return [...Object.keys(WARNINGS), HIDES_PARTS].filter((warning) => found.has(warning))
}

/** In compressed bytes so short a name turns up by itself, now and then. */
function couldBeChance(name: string): boolean {
  return name.length < 4
}
