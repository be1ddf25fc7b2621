/** Style of a button in a side panel that may take several lines: browsers center and indent them. */
export const TEXT_AT_START = { justifyContent: 'flex-start', paddingInline: 0, textAlign: 'start' } as const
