/** Allows a content security policy to frame, and to connect to, one more origin: that of previews. */
export function addPreviewSource(policy: string, origin: string): string {
  // By a function: in a text, `$'` and the like would insert parts of the policy, and the origin may be from a request.
  return policy.replace(/(?<=^|;)(?:frame|connect)-src [^;]*/g, (sources) => `${sources} ${origin}`)
}
