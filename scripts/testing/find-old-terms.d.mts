export function findOldTerms(
  file: string,
  content: string,
): readonly { readonly file: string; readonly line: number; readonly text: string; readonly use: string }[]
