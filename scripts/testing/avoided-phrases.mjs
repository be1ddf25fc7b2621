/**
 * What docs/voice.md rules out, as patterns of text that visitors and editors read. Texts that the specification gives
 * word for word contain none of them.
 *
 * @type {readonly { readonly pattern: RegExp, readonly because: string }[]}
 */
export const AVOIDED_PHRASES = [
  {
    pattern:
      /\b(?:two|three|four|five|six|seven|eight|nine|ten) (?:\w+ )?(?:parts|questions|answers|ways|steps|things|reasons|facts)\b/i,
    because: 'it counts',
  },
  {
    pattern:
      /discounts into the dark|earn on the sofa|coins? (?:that|which) comes? home|open(?:s|ing)? (?:the|a|new) doors?\b|\bwithout (?:a clock|borders)\b/i,
    because: 'it is a figure of speech',
  },
  {
    pattern:
      /hold on to\b|who answers for|read this, too|with an eye on|think of and in which|in one go|paid once and for all|\bstands in (?:clause|\{)|\bneed not\b|\bthe law demands\b|\bgets? round\b|\bwith it we\b|\bas (?:clause \d+|\{[a-z]+\}) says\b/i,
    because: 'it reads as a translation',
  },
  {
    pattern:
      /once there are (?:some|any)|coming soon|under construction|stay tuned|this page will (?:tell|show|be)/i,
    because: 'it apologizes for missing content',
  },
  {
    pattern:
      /\b(?:seamless|effortless|cutting-edge|world-class|best-in-class|revolutionary|game-chang\w+|unlock|empower|elevate|leverage|delve|unleash|supercharge|journey)\w*\b/i,
    because: 'it is advertising',
  },
  {
    pattern: /\be-mails?\b/i,
    because: 'it is not American English',
  },
  {
    pattern:
      /\b(?:is|are) not new\b.*\bwhat is new\b|\bmatters more than\b|\bcontinue to blur\b|\bat your fingertips\b|\bget on with (?:their|your) day\b/i,
    because: 'it is an aphorism',
  },
  {
    pattern: /\b(?:web shops?|book shops?|stock alerts?|tills?)\b/i,
    because: 'another word is agreed on',
  },
  {
    pattern:
      /\b(?:favour|behaviour|neighbour|organis|authoris|recognis|personalis|optimis|travell|programme|defence|licence|catalogue|cheque|centre|enquir|whilst|amongst)\w*/i,
    because: 'it is not American English',
  },
]
