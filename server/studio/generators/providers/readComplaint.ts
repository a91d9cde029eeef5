/** The reason of a refusal: the content, a model that doesn't exist (any more), or something else. */
export type Complaint = 'content' | 'model' | 'other'

/** Codes of providers, each a word of its own: an echoed prompt doesn't hold them by chance. */
const CONTENT_CODE =
  /content[_-](?:policy|filter|moderation)|moderation[_-]|policy[_-]violation|safety[_-]|responsible_?ai|nsfw[_-]/i
const MODEL_CODE =
  /model[_-](?:not[_-]found|deprecated|retired|does[_-]not[_-]exist|unavailable)|(?:invalid|unknown)[_-]model/i

/** The sentences of providers without a code for it. */
const CONTENT_WORDS =
  /\b(?:safety system|content polic(?:y|ies)|usage polic(?:y|ies)|flagged as sensitive|nsfw|moderation)\b/i
const MODEL_WORDS =
  /\bmodel\b.*\b(?:has been (?:deprecated|retired|shut down)|is (?:deprecated|retired|no longer)|does not exist|was not found|not found)\b/i

/** Reads an answer's body, or the words of a job that failed in a provider's queue. */
export function readComplaint(said: string): Complaint {
  const { codes, sentences } = partsOf(said)
  if (has(codes, CONTENT_CODE) || has(sentences, CONTENT_WORDS)) return 'content'
  return has(codes, MODEL_CODE) || has(sentences, MODEL_WORDS) ? 'model' : 'other'
}

const has = (texts: readonly string[], pattern: RegExp) => texts.some((text) => pattern.test(text))

interface Parts {
  readonly codes: readonly string[]
  readonly sentences: readonly string[]
}

/** The places of codes and sentences in providers' answers; the input that some of them echo is in neither. */
const CODES: ReadonlySet<string> = new Set(['code', 'type', 'status'])
const SENTENCES: ReadonlySet<string> = new Set(['message', 'msg', 'detail', 'error', 'title'])
const DEEPEST = 5

function partsOf(said: string): Parts {
  try {
    const codes: string[] = []
    const sentences: string[] = []
    walk(JSON.parse(said), '', DEEPEST, (name, text) => {
      if (CODES.has(name)) codes.push(text)
      if (SENTENCES.has(name)) sentences.push(text)
    })
    return { codes, sentences }
  } catch {
    return { codes: [], sentences: [said] }
  }
}

function walk(value: unknown, name: string, deep: number, tell: (name: string, text: string) => void): void {
  if (typeof value === 'string') tell(name, value)
  else if (Array.isArray(value) && deep > 0) for (const each of value) walk(each, name, deep - 1, tell)
  else if (typeof value === 'object' && value !== null && deep > 0) {
    for (const [key, each] of Object.entries(value)) {
      if (key !== 'input' && key !== 'prompt') walk(each, key, deep - 1, tell)
    }
  }
}
