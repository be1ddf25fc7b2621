/** Tests of the rules for texts name British spellings. */
const RULES_FOR_TEXTS = /^scripts\/testing\/(?:avoided-phrases|voice)/
/** Earlier releases stored colors of images under another spelling. */
const STORED_COLORS = /^server\/media\/image-record\.ts$/

/**
 * British spellings by kind, searched anywhere in code, documents and names. Spelled so elsewhere, and therefore
 * allowed: the stored field colourWorld, the stored state 'cancelled' of a schedule, aria-labelledby of HTML.
 *
 * @type {readonly { readonly old: RegExp, readonly use: string, readonly except?: RegExp }[]}
 */
export const BRITISH_SPELLINGS = [
  {
    old: /colour(?!World|_world)/i,
    use: 'color',
    except: new RegExp(`${RULES_FOR_TEXTS.source}|${STORED_COLORS.source}`),
  },
  {
    old: /(?:behavi|fav|neighb|hon|lab|flav|hum|rum|harb|arm|endeav|vap|od|rig|vig)our(?!ly)/i,
    use: 'American spelling: -or',
    except: RULES_FOR_TEXTS,
  },
  {
    old: /(?<!')(?:label|cancel|travel|model|signal|channel|level|tunnel|total|dial|marshal|counsel)l(?:ed|ing|er)(?!by\b)/i,
    use: 'American spelling: one l',
  },
  {
    old: /(?:organ|recogn|normal|initial|serial|synchron|optim|minim|maxim|summar|custom|real|final|util|standard|priorit|author|capital|general|special|local|categor|emphas|apolog|sanit|token|random|visual|memor|penal|personal|character|item|central|stabil|anonym|modern|public|parametr)is(?:e|ed|es|er|ing|ation)(?![a-z])/i,
    use: 'American spelling: -ize',
    except: RULES_FOR_TEXTS,
  },
  { old: /(?:anal|paral|catal)ys(?:ed?|ing|er)(?![a-z])/i, use: 'American spelling: -yze' },
  {
    old: /\b(?:centre|metre|kilomet?re|litre|fibre|theatre|calibre|manoeuvre)(?:s|d)?\b/i,
    use: 'American spelling: -er',
    except: RULES_FOR_TEXTS,
  },
  {
    old: /grey|fulfil(?!l)|(?:skil|wil)ful\b|licence|\b(?:defence|offence|pretence)\b|\bpractis|\bcatalogue|\bdialogue|\banalogue|\bcheques?\b|\bprogrammes?\b|judgement|acknowledgement|\bageing\b|\bartefact|\bsceptic|\b(?:whilst|amongst|learnt|spelt|enrolment|instalment|tyres?|kerbs?|aluminium|enquir(?:y|ies|e))\b/i,
    use: 'the American spelling',
    except: RULES_FOR_TEXTS,
  },
]
