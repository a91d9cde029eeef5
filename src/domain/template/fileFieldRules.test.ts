import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  FILE_FIELD_RULES,
  fileRefusal,
  type FileFieldType,
  formatOf,
  isFileFieldType,
} from './fileFieldRules.ts'
import { FORM_FIELD_TYPE_NAMES, FORM_FIELD_TYPES } from './formFieldTypes.ts'

const types: readonly FileFieldType[] = FORM_FIELD_TYPE_NAMES.filter(isFileFieldType)
const formats = fc.constantFrom(...types).chain((field) =>
  fc
    .constantFrom(...Object.entries(FILE_FIELD_RULES[field].formats))
    .map(([format, { endings, alsoSaid = [] }]) => ({
      field,
      format,
      endings,
      said: [format, ...alsoSaid],
    })),
)
const judgedByName = formats.filter(({ field }) => field !== 'image')
const names = fc.string({ unit: 'grapheme', maxLength: 12 })

it('knows the fields that hold files, and no others', () => {
  expect(types).toEqual(FORM_FIELD_TYPE_NAMES.filter((type) => FORM_FIELD_TYPES[type].holds === 'file'))
})

it('takes each format by each of its names, whatever the file is called', () => {
  fc.assert(
    fc.property(formats, names, fc.nat(), ({ field, format, said }, name, at) => {
      const type = said[at % said.length] ?? ''
      expect(formatOf(field, { type: `${type.toUpperCase()}; codecs=opus`, name })).toBe(format)
    }),
  )
})

it('goes by the name where nobody says more, and by nothing else where somebody does', () => {
  fc.assert(
    fc.property(formats, names, ({ field, format, endings }, name) => {
      const named = `${name}.${(endings[0] ?? '').toUpperCase()}`
      for (const type of ['', 'application/octet-stream']) {
        expect(formatOf(field, { type, name: named })).toBe(format)
      }
      expect(formatOf(field, { type: 'text/html', name: named })).toBeNull()
    }),
  )
})

it('refuses what is empty, of no format of its field, or too large, in this order', () => {
  fc.assert(
    fc.property(
      judgedByName,
      fc.nat({ max: 30_000_000 }),
      fc.boolean(),
      ({ field, format }, size, isTaken) => {
        const type = isTaken ? format : 'application/x-msdownload'
        const { bytesMost } = FILE_FIELD_RULES[field]
        const expected = size === 0 ? 'empty' : !isTaken ? 'format' : size > bytesMost ? 'size' : null
        expect(fileRefusal(field, { type, name: 'a', size })).toBe(expected)
      },
    ),
  )
})

it('lets a picture be looked into whatever it is called, but for one that is empty', () => {
  fc.assert(
    fc.property(fc.string(), names, fc.nat({ max: 30_000_000 }), (type, name, size) => {
      expect(fileRefusal('image', { type, name, size })).toBe(size === 0 ? 'empty' : null)
    }),
  )
})
