/** Logs to the console when executed, and so becomes a page error. */
export const ATTACK = `console.error('harmed')`

/** Texts that run ATTACK, or lead elsewhere, wherever they are inserted without care. */
export const SCRIPT_PAYLOADS = [
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
  `<script>${ATTACK}</script>`,
  `</script><script>${ATTACK}</script>`,
  `<img src=x onerror=${ATTACK}>`,
  `"><svg onload=${ATTACK}>`,
  `' autofocus onfocus=${ATTACK} x='`,
  `</style><style>body{display:none}</style><iframe srcdoc="<script>${ATTACK}</script>">`,
  `--><script>${ATTACK}</script><!--`,
  `\u2028\u202e</title><script>${ATTACK}</script>`,
]
