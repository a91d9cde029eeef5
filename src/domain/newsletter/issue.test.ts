import { expect, it } from 'vitest'
import { saveIssueSchema, sendIssueSchema, testIssueSchema } from './issue.ts'

const LARGEST_STORED = 2_147_483_647
const text = { subject: '', preheader: '', body: '' }

it.each([
  ['saved', saveIssueSchema, { content: { pl: text, en: text } }],
  ['tried', testIssueSchema, { language: 'pl' }],
  ['sent', sendIssueSchema, { languages: ['pl'] }],
])('a draft is %s over a version that can be stored, and so can the next', (_, schema, rest) => {
  expect(schema.safeParse({ ...rest, version: LARGEST_STORED - 1 }).success).toBe(true)
  for (const version of [LARGEST_STORED, Number.MAX_SAFE_INTEGER, -1, 0.5]) {
    expect(schema.safeParse({ ...rest, version }).success).toBe(false)
  }
})
