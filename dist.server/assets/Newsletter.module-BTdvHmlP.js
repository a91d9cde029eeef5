import { t as queryOptions } from './queryOptions-BR3H30r7.js'
import { n as SCREEN_ADDRESSES } from './screens-nGbVZc-W.js'
import {
  $n as string,
  An as _enum,
  Hn as nullable,
  Mn as array,
  Nn as boolean,
  Rn as int,
  Wn as object,
  ar as _gte,
  lr as _maxLength,
  pr as _regex,
  sr as _lt,
  ur as _minLength,
} from '../renderPage.js'
import { t as keyed } from './keyed-1X-4xJ4d.js'
import { t as NO_ANSWER } from './readAnswer-CrZb2QEO.js'
import { n as acceptedSchema } from './credentials-zVSPX39l.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
import {
  a as segmentsOf,
  i as parsePattern,
  n as decodeOrNull,
  r as matchPath,
  t as compareSpecificity,
} from './addressPattern-Ck_LdYLq.js'
// src/domain/addresses/matchScreen.ts
var PATTERNS = SCREEN_ADDRESSES.map((address) => ({
  address,
  pattern: parsePattern(address),
})).toSorted((one, other) => compareSpecificity(one.pattern, other.pattern))
/**
 * The screen that stands at a path by its own name, as the router finds it; null where there is none. An address with
 * an empty segment, or a slash at its end, is another one.
 */
function matchScreen(path) {
  if (path !== '/' && /\/(?:\/|$)/.test(path)) return null
  const segments = segmentsOf(path)
  if (segments === null) return null
  for (const { address, pattern } of PATTERNS) {
    const found = matchPath(pattern, segments, { as: 'own' })
    if (found === null) continue
    const params = {}
    for (const [name, value] of found) {
      const decoded = decodeOrNull(value)
      if (decoded === null) return null
      params[name] = decoded
    }
    return {
      address,
      params,
    }
  }
  return null
}
// src/domain/newsletter/issueText.ts
var HEADING = /^#[ \t]+(\S.*)$/
var PICTURE = /^!\[([^\]\n]*)\]\(([^()\s]*)\)$/
var BUTTON = /^\[\[([^\]\n]+)\]\]\(([^()\s]*)\)$/
var LINK = /\[([^[\]\n]+)\]\(([^()\s]*)\)/g
/** Reads what was typed. `pictureOrigins`: where pictures may come from besides our own. */
function readIssueText(typed, pictureOrigins) {
  const found = typed
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(partBlocks)
  return {
    blocks: found,
    problems: found.flatMap((block) => problemsOf(block, pictureOrigins)),
  }
}
/** A line of its own that is a heading, a picture or a button parts the paragraph around it. */
function partBlocks(part) {
  const blocks = []
  let lines = []
  const endParagraph = () => {
    if (lines.length > 0)
      blocks.push({
        kind: 'paragraph',
        lines,
      })
    lines = []
  }
  for (const line of part.split('\n').map((one) => one.trim())) {
    const block = blockOf(line)
    if (block === null) lines.push(phrasesOf(line))
    else {
      endParagraph()
      blocks.push(block)
    }
  }
  endParagraph()
  return blocks
}
function blockOf(line) {
  const [, heading] = HEADING.exec(line) ?? []
  if (heading !== void 0)
    return {
      kind: 'heading',
      text: heading,
    }
  const [, description, source] = PICTURE.exec(line) ?? []
  if (description !== void 0 && source !== void 0)
    return {
      kind: 'picture',
      address: source,
      description: description.trim(),
    }
  const [, label, address] = BUTTON.exec(line) ?? []
  if (label !== void 0 && address !== void 0)
    return {
      kind: 'button',
      label: label.trim(),
      address,
    }
  return null
}
function phrasesOf(line) {
  const phrases = []
  let end = 0
  for (const found of line.matchAll(LINK)) {
    const [whole, text = '', address = ''] = found
    if (found.index > end) phrases.push({ text: line.slice(end, found.index) })
    phrases.push({
      text,
      address,
    })
    end = found.index + whole.length
  }
  if (end < line.length) phrases.push({ text: line.slice(end) })
  return phrases
}
function problemsOf(block, pictureOrigins) {
  if (block.kind === 'heading') return []
  if (block.kind === 'button')
    return isScreen(block.address)
      ? []
      : [
          {
            code: 'button',
            typed: block.address,
          },
        ]
  if (block.kind === 'picture')
    return [
      ...(isPictureAddress(block.address, pictureOrigins)
        ? []
        : [
            {
              code: 'picture',
              typed: block.address,
            },
          ]),
      ...(block.description === ''
        ? [
            {
              code: 'picture-words',
              typed: block.address,
            },
          ]
        : []),
    ]
  return block.lines.flat().flatMap(({ address }) =>
    address === void 0 || isScreen(address) || isSecure(address)
      ? []
      : [
          {
            code: 'link',
            typed: address,
          },
        ],
  )
}
function isScreen(address) {
  return (
    address.startsWith('/') &&
    !address.startsWith('//') &&
    matchScreen(address.replace(/[?#].*$/, '')) !== null
  )
}
function isSecure(address) {
  return /^https:\/\//i.test(address) && URL.canParse(address)
}
function isPictureAddress(address, origins) {
  if (/^\/media\/[\w/.?=&-]+$/.test(address)) return !address.includes('..')
  return isSecure(address) && origins.includes(new URL(address).origin)
}
// src/domain/newsletter/issue.ts
/** The languages people read the newsletter in. */
var ISSUE_LANGUAGES = ['pl', 'en']
var ISSUE_LENGTHS = {
  subject: 80,
  preheader: 140,
  body: 1e4,
}
var oneLine = (most) => string().check(_maxLength(most), _regex(/^[^\r\n]*$/))
/** An issue in one language. */
var issueWordsSchema = object({
  subject: oneLine(ISSUE_LENGTHS.subject),
  /** What mail programs show beside the subject. */
  preheader: oneLine(ISSUE_LENGTHS.preheader),
  /** As `readIssueText` reads it. */
  body: string().check(_maxLength(ISSUE_LENGTHS.body)),
})
var issueContentSchema = object({
  pl: issueWordsSchema,
  en: issueWordsSchema,
})
var NO_WORDS = {
  subject: '',
  preheader: '',
  body: '',
}
var EMPTY_ISSUE = {
  pl: NO_WORDS,
  en: NO_WORDS,
}
/** The language that an issue is shown in first: Polish, unless only the other has a subject. */
function firstLanguageOf({ pl, en }) {
  return pl.subject === '' && en.subject !== '' ? 'en' : 'pl'
}
/**
 * `draft` may be changed by every administrator; from `sending` on nothing is changed any more. `stopped` can be
 * continued; `sent` has nobody left to write to.
 */
var ISSUE_STATUSES = ['draft', 'sending', 'stopped', 'sent']
/** How far an issue has come. `left`: readers who were on the list at the start and have gone since. */
var progressSchema = object({
  recipients: int(),
  sent: int(),
  waiting: int(),
  failed: int(),
  left: int(),
})
var issueShape = {
  id: string(),
  /** Counts the times a draft was saved: whoever saves says which one they saw. */
  version: int(),
  status: _enum(ISSUE_STATUSES),
  progress: progressSchema,
  /** ISO 8601, as all times here. */
  updatedAt: string(),
  startedAt: nullable(string()),
  finishedAt: nullable(string()),
}
var issueSchema = object({
  ...issueShape,
  content: issueContentSchema,
})
var issueSummarySchema = object({
  ...issueShape,
  subject: string(),
})
/** How many read in which language. */
var audienceSchema = object({
  pl: int(),
  en: int(),
})
/** `GET /api/v1/admin/newsletter`: the newest first. */
var newsletterOverviewSchema = object({
  issues: array(issueSummarySchema),
  audience: audienceSchema,
  perMinute: int(),
  /** Whether letters leave this server at all. */
  sendsLetters: boolean(),
  /** Where pictures may come from, besides our own addresses. */
  pictureOrigins: array(string()),
})
/** Of a draft as its writer has seen it: a number that the database can store, as it can the next one. */
var seenVersionSchema = int().check(_gte(0), _lt(2147483647))
object({
  version: seenVersionSchema,
  language: _enum(ISSUE_LANGUAGES),
})
object({
  version: seenVersionSchema,
  languages: array(_enum(ISSUE_LANGUAGES)).check(_minLength(1), _maxLength(ISSUE_LANGUAGES.length)),
})
var isEmpty = (text) => text.trim() === ''
/** What keeps an issue from being sent in one language. */
function issueGaps(words, pictureOrigins) {
  return {
    isMissing: isEmpty(words.subject) && isEmpty(words.preheader) && isEmpty(words.body),
    subject: isEmpty(words.subject),
    body: isEmpty(words.body),
    problems: readIssueText(words.body, pictureOrigins).problems,
  }
}
/** Whether an issue can be sent in this language. */
function isComplete(words, pictureOrigins) {
  const { subject, body, problems } = issueGaps(words, pictureOrigins)
  return !subject && !body && problems.length === 0
}
/** What stands at the end of every issue: why it came, and the way out. */
var ISSUE_ENDING = {
  pl: {
    note: 'Ten list przyszedł, bo ten adres jest na liście newslettera Iskry.',
    leave: 'Wypisz mnie',
  },
  en: {
    note: 'You are getting this letter because this address is on the list of Iskra’s newsletter.',
    leave: 'Unsubscribe',
  },
}
// src/api/product/issueCalls.ts
/** Issues of the newsletter, the newest first, and how many read it. */
function readNewsletter(api, options) {
  return api.call('GET /api/v1/admin/newsletter', {
    ...options,
    answer: newsletterOverviewSchema,
  })
}
/** An issue with its words. Rejects with NOT_FOUND. */
function readIssue(api, id, options) {
  return api.call('GET /api/v1/admin/newsletter/{id}', {
    ...options,
    path: { id },
    answer: issueSchema,
  })
}
/** Saves a draft over the version that was seen; version 0 makes a new one. Rejects with ISSUE_CHANGED. */
function saveIssue(api, { id, ...body }, options) {
  const request = {
    path: { id },
    body,
    answer: issueSchema,
  }
  return api.call('PUT /api/v1/admin/newsletter/{id}', {
    ...keyed(options),
    ...request,
  })
}
/** Takes a draft away. Rejects with ISSUE_CHANGED once it was sent. */
function deleteIssue(api, id, options) {
  const request = {
    path: { id },
    answer: NO_ANSWER,
  }
  return api.call('DELETE /api/v1/admin/newsletter/{id}', {
    ...keyed(options),
    ...request,
  })
}
/** Sends the saved draft to oneself. Rejects with ISSUE_CHANGED and ISSUE_INCOMPLETE. */
async function testIssue(api, { id, ...body }, options) {
  const request = {
    path: { id },
    body,
    answer: acceptedSchema,
  }
  await api.call('POST /api/v1/admin/newsletter/{id}/test', {
    ...keyed(options),
    ...request,
  })
}
/** Sends an issue to whoever reads in these languages. Rejects with ISSUE_CHANGED, ISSUE_INCOMPLETE and NO_READERS. */
function sendIssue(api, { id, ...body }, options) {
  const request = {
    path: { id },
    body,
    answer: issueSchema,
  }
  return api.call('POST /api/v1/admin/newsletter/{id}/send', {
    ...keyed(options),
    ...request,
  })
}
/** Lets no more letters of an issue leave. */
function stopIssue(api, id, options) {
  const request = {
    path: { id },
    answer: issueSchema,
  }
  return api.call('POST /api/v1/admin/newsletter/{id}/stop', {
    ...keyed(options),
    ...request,
  })
}
/** Lets the letters of a stopped issue leave again. */
function continueIssue(api, id, options) {
  const request = {
    path: { id },
    answer: issueSchema,
  }
  return api.call('POST /api/v1/admin/newsletter/{id}/continue', {
    ...keyed(options),
    ...request,
  })
}
// src/features/administration/newsletter/issueQueries.ts
var FRESH = {
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnReconnect: 'always',
}
/** How often is looked at letters that are leaving, ms. */
var WATCH_MS = 2e3
/** All issues, and how many read them. */
function newsletterQuery({ productApi }) {
  return queryOptions({
    ...FRESH,
    queryKey: [ACCOUNT_KEY, 'admin-newsletter'],
    queryFn: async ({ signal }) => readNewsletter(await productApi(), { signal }),
    refetchInterval: ({ state }) =>
      watchPause(state.data?.issues.some(({ status }) => status === 'sending') === true),
  })
}
/** One issue with its words; while it is being sent, as it is every two seconds. */
function issueQuery({ productApi }, id) {
  return queryOptions({
    ...FRESH,
    queryKey: [ACCOUNT_KEY, 'admin-issue', id],
    queryFn: async ({ signal }) => readIssue(await productApi(), id, { signal }),
    refetchInterval: ({ state }) => watchPause(state.data?.status === 'sending'),
  })
}
function watchPause(isWatched) {
  return isWatched ? WATCH_MS : false
}
// src/features/administration/newsletter/issueWords.ts
/** What has become of an issue, and how it is marked. */
var ISSUE_STATUS_WORDS = {
  draft: {
    label:
      /** i18n */
      {
        id: 'szJCv5',
        message: ['Szkic'],
      },
    tone: 'neutral',
  },
  sending: {
    label:
      /** i18n */
      {
        id: 'R29ukf',
        message: ['W\xA0wysyłce'],
      },
    tone: 'accent',
  },
  stopped: {
    label:
      /** i18n */
      {
        id: 'mrcKqh',
        message: ['Zatrzymane'],
      },
    tone: 'warning',
  },
  sent: {
    label:
      /** i18n */
      {
        id: 'SeB9Ny',
        message: ['Wysłane'],
      },
    tone: 'success',
  },
}
/** What is wrong with an address in the text, and what to do. */
var TEXT_PROBLEM_WORDS = {
  link:
    /** i18n */
    {
      id: 'KiI8dP',
      message: ['Link prowadzi do strony, której nie ma, albo nie zaczyna się od https://'],
    },
  button:
    /** i18n */
    {
      id: 'sAikJ8',
      message: ['Przycisk prowadzi tylko do naszej strony, na przykład /sklep'],
    },
  picture:
    /** i18n */
    {
      id: 'YSjzEj',
      message: ['Obraz może pochodzić tylko ze sklepu: jego adres zaczyna się od /media/'],
    },
  'picture-words':
    /** i18n */
    {
      id: '7cb-5d',
      message: ['Obraz potrzebuje opisu dla tych, którzy go nie zobaczą'],
    },
}
var Newsletter_module_default = {
  editor: '_editor_3jea7_2',
  form: '_form_3jea7_13',
  parts: '_parts_3jea7_14',
  preview: '_preview_3jea7_15',
  body: '_body_3jea7_25',
  actions: '_actions_3jea7_30',
  envelope: '_envelope_3jea7_43',
  preheader: '_preheader_3jea7_49',
  state: '_state_3jea7_50',
  window: '_window_3jea7_55',
  frame: '_frame_3jea7_63',
  problems: '_problems_3jea7_79',
  syntax: '_syntax_3jea7_86',
  counts: '_counts_3jea7_103',
}
export {
  isComplete as _,
  newsletterQuery as a,
  saveIssue as c,
  testIssue as d,
  EMPTY_ISSUE as f,
  firstLanguageOf as g,
  ISSUE_LENGTHS as h,
  issueQuery as i,
  sendIssue as l,
  ISSUE_LANGUAGES as m,
  ISSUE_STATUS_WORDS as n,
  continueIssue as o,
  ISSUE_ENDING as p,
  TEXT_PROBLEM_WORDS as r,
  deleteIssue as s,
  Newsletter_module_default as t,
  stopIssue as u,
  issueGaps as v,
  readIssueText as y,
}
