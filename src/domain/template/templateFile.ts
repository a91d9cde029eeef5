import { isRecord } from '../readers.ts'
import { migrateTemplate } from './migrations.ts'
import { MOST_TEMPLATE_BYTES } from './templateLimits.ts'
import { type Template, TEMPLATE_VERSION, templateSchema } from './templateSchema.ts'

/** Larger files are refused before they are read, in characters. */
export const LONGEST_FILE = MOST_TEMPLATE_BYTES

/** How the names of files with templates end; the operating system opens them with the editor. */
export const TEMPLATE_FILE_ENDING = '.iskra'

/** The type name in our files. */
const KIND = 'iskra-template'

/** Why a file can’t be taken in. */
export type FileRefusal =
  | 'too_large'
  /** It is no JSON. */
  | 'not_json'
  /** It is of something else. */
  | 'not_template'
  /** It was written by a newer Iskra. */
  | 'newer'
  /** Something in it is missing or can’t be. */
  | 'broken'

export type ReadFile =
  | { readonly template: Template; readonly refusal: null }
  | {
      readonly template: null
      readonly refusal: FileRefusal
      /** Where it is broken. */ readonly at?: string
    }

/** A template as a file. */
export function writeTemplateFile(template: Template): string {
  return `${JSON.stringify({ kind: KIND, ...template }, null, 2)}\n`
}

/** A template from a file of any origin: nothing in it is trusted, and nothing but a template comes out. */
export function readTemplateFile(text: string): ReadFile {
  if (text.length > LONGEST_FILE) return refused('too_large')
  const content = readJson(text)
  if (content === undefined) return refused('not_json')
  if (!isRecord(content) || content['kind'] !== KIND) return refused('not_template')
  return readTemplate(content)
}

/** A template as it was stored by this or an earlier version. */
export function readTemplate(content: Readonly<Record<string, unknown>>): ReadFile {
  const { version } = content
  if (typeof version === 'number' && version > TEMPLATE_VERSION) return refused('newer')
  const read = templateSchema.safeParse(migrateTemplate(content))
  if (read.success) return { template: read.data, refusal: null }
  const at = read.error.issues[0]?.path.map(String).join('.') ?? ''
  return { template: null, refusal: 'broken', at: at.slice(0, 200) }
}

const refused = (refusal: FileRefusal): ReadFile => ({ template: null, refusal })

/** Undefined for invalid JSON, and for JSON nested too deep to read. */
function readJson(text: string): unknown {
  try {
    const content: unknown = JSON.parse(text)
    return content
  } catch {
    return undefined
  }
}
