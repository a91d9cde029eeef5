import { t as ApiError } from './apiError-cbYDkBQb.js'
import {
  i as createTemplate,
  l as readTemplate$1,
  r as conflictOf,
  u as saveTemplate,
} from './templateCalls-Wpg3piiV.js'
import { o as standingOf, u as isSame } from './commands-B-6ZJDS1.js'
import { o as isRecord } from './readers-Bmq-ZCRK.js'
import { L as MOST_TEMPLATE_BYTES, w as templateSchema } from './templateRun-8_LMDVuW.js'
import { r as read, t as change } from './change-BUCoBqBE.js'
import { i as retryAfterOf, r as isRefusal, t as failureOf } from './failure-7xOc-g9p.js'
import { n as isIntentOf } from './intent-CVoXtFAd.js'
import { t as isUnsaved } from './templateDraftRow-Dr_SHRu8.js'
// src/domain/template/migrations.ts
/** Templates have examples, words in English, and notes beside their graph. */
function addExamplesEnglishAndNotes(content) {
  return {
    ...content,
    examples: [],
    english: {},
    notes: [],
  }
}
/** In their order: each takes what the one before it has left. */
var TEMPLATE_MIGRATIONS = [
  {
    from: 1,
    migrate: addExamplesEnglishAndNotes,
  },
]
/**
 * A template as it was stored by this or an earlier version, in the shapes of this one. What it says is not looked at:
 * that is for the schema, afterwards.
 */
function migrateTemplate(content) {
  let migrated = content
  for (const { from, migrate } of TEMPLATE_MIGRATIONS)
    if (migrated['version'] === from)
      migrated = {
        ...migrate(migrated),
        version: from + 1,
      }
  return migrated
}
// src/domain/template/templateFile.ts
/** Larger files are refused before they are read, in characters. */
var LONGEST_FILE = MOST_TEMPLATE_BYTES
/** How the names of files with templates end; the operating system opens them with the editor. */
var TEMPLATE_FILE_ENDING = '.iskra'
/** What a file of ours says of itself. */
var KIND = 'iskra-template'
/** A template as a file. */
function writeTemplateFile(template) {
  return `${JSON.stringify(
    {
      kind: KIND,
      ...template,
    },
    null,
    2,
  )}\n`
}
/** A template from a file of any origin: nothing in it is trusted, and nothing but a template comes out. */
function readTemplateFile(text) {
  if (text.length > LONGEST_FILE) return refused('too_large')
  const content = readJson(text)
  if (content === void 0) return refused('not_json')
  if (!isRecord(content) || content['kind'] !== KIND) return refused('not_template')
  return readTemplate(content)
}
/** A template as it was stored by this or an earlier version. */
function readTemplate(content) {
  const { version } = content
  if (typeof version === 'number' && version > 2) return refused('newer')
  const read = templateSchema.safeParse(migrateTemplate(content))
  if (read.success)
    return {
      template: read.data,
      refusal: null,
    }
  return {
    template: null,
    refusal: 'broken',
    at: (read.error.issues[0]?.path.map(String).join('.') ?? '').slice(0, 200),
  }
}
var refused = (refusal) => ({
  template: null,
  refusal,
})
/** Undefined for what is no JSON, and for what is nested deeper than can be read. */
function readJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return
  }
}
// src/offline/templates/saveTemplateHandler.ts
var NOTHING = () => Promise.resolve()
/** Each template by itself, as this device has it by then: the revision that it is based on says whether it may be saved. */
var templateSender = {
  service: 'product-api',
  stores: ['templateDrafts'],
  manner: 'in-order',
  async send(intents, { db, productApi }) {
    const outcomes = /* @__PURE__ */ new Map()
    const writeBacks = []
    for (const intent of intents) {
      const id = isIntentOf(intent, 'template.save') ? intent.arguments.id : ''
      const { outcome, writeBack } = await send(
        db,
        await read(db, ['templateDrafts'], (stores) => stores.templateDrafts.get(id)),
        productApi,
      )
      outcomes.set(intent.id, outcome)
      writeBacks.push(writeBack)
    }
    return {
      outcomes,
      async writeBack(stores) {
        for (const writeBack of writeBacks) await writeBack(stores)
      },
    }
  },
}
var DONE = { kind: 'done' }
async function send(db, row, productApi) {
  if (row === void 0 || !isUnsaved(row) || row.conflict !== null)
    return {
      outcome: DONE,
      writeBack: NOTHING,
    }
  try {
    const saved = await save(db, await productApi(), row)
    const writeBack = (stores) =>
      saved.kind === 'saved'
        ? noteSaved(stores, row, saved.record)
        : noteConflict(stores, row.id, saved.conflict)
    return {
      outcome: DONE,
      writeBack,
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const failure = failureOf(error)
    return {
      outcome: isRefusal(error)
        ? {
            kind: 'parked',
            failure,
          }
        : {
            kind: 'retry',
            failure,
            retryAfterMs: retryAfterOf(error),
          },
      writeBack: NOTHING,
    }
  }
}
/**
 * Saves a row as it is, if nobody else has saved it meanwhile. Where an earlier answer never came, the server is asked
 * first what has become of it. Rejects as the calls do.
 */
async function save(db, api, row) {
  const template = parsed(row.template)
  const base = await knownBase(api, row)
  if (typeof base !== 'number')
    return {
      kind: 'conflict',
      conflict: base,
    }
  await noteSending(db, row, base)
  try {
    const record = await (base === 0
      ? createTemplate(api, {
          id: row.id,
          template,
        })
      : saveTemplate(api, {
          id: row.id,
          revision: base,
          template,
        }))
    return base > 0 || isSame(record.template, template)
      ? {
          kind: 'saved',
          record,
        }
      : {
          kind: 'conflict',
          conflict: {
            kind: 'newer',
            record,
          },
        }
  } catch (error) {
    const record = conflictOf(error)
    if (record !== null)
      return {
        kind: 'conflict',
        conflict: {
          kind: 'newer',
          record,
        },
      }
    if (base > 0 && isGone(error))
      return {
        kind: 'conflict',
        conflict: { kind: 'gone' },
      }
    throw error
  }
}
/** The revision that a row is based on, by what has become of an earlier attempt; or what came between. */
async function knownBase(api, { id, baseRevision, sent }) {
  if (sent === null) return baseRevision
  try {
    const record = await readTemplate$1(api, id)
    if (record.revision === baseRevision) return baseRevision
    return isSame(record.template, parsed(sent))
      ? record.revision
      : {
          kind: 'newer',
          record,
        }
  } catch (error) {
    if (!isGone(error)) throw error
    return baseRevision === 0 ? 0 : { kind: 'gone' }
  }
}
var isGone = (error) => error instanceof ApiError && error.code === 'NOT_FOUND'
function parsed(stored) {
  const { template } = readTemplate(stored)
  if (template === null) throw new TypeError('a template that was stored can’t be read')
  return template
}
/** Should no answer come, what the server then has is known for this device’s own. */
function noteSending(db, { id, template }, baseRevision) {
  return change(db, ['templateDrafts'], async ({ templateDrafts }) => {
    const row = await templateDrafts.get(id)
    if (row !== void 0)
      await templateDrafts.put({
        ...row,
        baseRevision,
        sent: template,
      })
  })
}
/** What was edited while it was sent is still unsaved. */
async function noteSaved({ templateDrafts }, { id, edition }, record) {
  const row = await templateDrafts.get(id)
  if (row !== void 0)
    await templateDrafts.put({
      ...row,
      savedEdition: edition,
      sent: null,
      ...standingOf(record),
    })
}
async function noteConflict({ templateDrafts }, id, conflict) {
  const row = await templateDrafts.get(id)
  if (row !== void 0)
    await templateDrafts.put({
      ...row,
      conflict,
    })
}
var saveTemplateHandler = {
  sender: templateSender,
  isChange: true,
  discard: () => Promise.resolve(),
}
export {
  LONGEST_FILE as a,
  readTemplateFile as c,
  saveTemplateHandler as i,
  writeTemplateFile as l,
  noteSaved as n,
  TEMPLATE_FILE_ENDING as o,
  save as r,
  readTemplate as s,
  noteConflict as t,
}
