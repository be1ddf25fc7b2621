/** Logs to the console when executed, and so becomes a page error. */
export const ATTACK = `console.error('harmed')`

/** Links that run ATTACK or lead elsewhere. */
export const LINK_PAYLOADS = [
  `javascript:${ATTACK}`,
  `JaVaScRiPt:${ATTACK}`,
  `java\tscript:${ATTACK}`,
  `\u0001javascript:${ATTACK}`,
  `javascript&#58;${ATTACK}`,
  `data:text/html,<script>${ATTACK}</script>`,
  'vbscript:msgbox(1)',
  '//evil.example/x',
  '/\\evil.example/x',
  'https://user:password@evil.example',
]

/** Paths of uploaded images, which are valid, that end the attribute they are in or add another image to it. */
export const IMAGE_PAYLOADS = [
  `/uploads/a.png" onload="${ATTACK}"><script>${ATTACK}</script>`,
  '/uploads/b.png 1x, https://evil.example/b.png 2x',
]

/** Texts that run ATTACK wherever they are inserted without care. */
export const MARKUP_PAYLOADS = [
  `<script>${ATTACK}</script>`,
  `</script><script>${ATTACK}</script>`,
  `<img src=x onerror=${ATTACK}>`,
  `"><svg onload=${ATTACK}>`,
  `' autofocus onfocus=${ATTACK} x='`,
  `</style><style>body{display:none}</style><iframe srcdoc="<script>${ATTACK}</script>">`,
  `--><script>${ATTACK}</script><!--`,
  `\u2028\u202e</title><script>${ATTACK}</script>`,
]

/** Words without end. */
export const LONG_WORDS = [
  'Donaudampfschifffahrtsgesellschaft'.repeat(4),
  'W'.repeat(120),
  `https://example.com/${'a-long-path/'.repeat(10)}`,
]

/** Texts that templates would evaluate, that end quotations, and that turn the direction of what follows. */
export const DISRUPTIVE_TEXTS = [
  `{{constructor.constructor("${ATTACK}")()}} \${${ATTACK}} <%= ${ATTACK} %> #{${ATTACK}}`,
  `"quotes" 'single' \`${ATTACK}\` <angle> & &lt;entity&gt;`,
  '\u202e\u2067\u05d0\u05d1\u05d2 right to left\u202e, and not back',
]
