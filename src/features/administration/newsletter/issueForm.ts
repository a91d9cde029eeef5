import * as z from 'zod/mini'
import type { IssueContent } from '#domain/newsletter/issue.ts'

/** The fields of an issue, both languages side by side. */
export interface IssueValues {
  readonly pl_subject: string
  readonly pl_preheader: string
  readonly pl_body: string
  readonly en_subject: string
  readonly en_preheader: string
  readonly en_body: string
}

const text = z.optional(z.string())

/** Unsaved text, as this device stores it. */
export const issueDraftSchema = z.object({
  pl_subject: text,
  pl_preheader: text,
  pl_body: text,
  en_subject: text,
  en_preheader: text,
  en_body: text,
})

/** The field values of a saved issue. */
export function valuesOf({ pl, en }: IssueContent): IssueValues {
  return {
    pl_subject: pl.subject,
    pl_preheader: pl.preheader,
    pl_body: pl.body,
    en_subject: en.subject,
    en_preheader: en.preheader,
    en_body: en.body,
  }
}

/** The content of the fields. */
export function contentOf(values: IssueValues): IssueContent {
  return {
    pl: { subject: values.pl_subject, preheader: values.pl_preheader, body: values.pl_body },
    en: { subject: values.en_subject, preheader: values.en_preheader, body: values.en_body },
  }
}
