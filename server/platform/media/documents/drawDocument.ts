import { loadFontsFor } from '../brushes/fonts.ts'
import { drawCard } from './drawCard.ts'
import { drawCourse } from './drawCourse.ts'
import { drawEnvelope } from './drawEnvelope.ts'
import { drawInvoice } from './drawInvoice.ts'
import { drawShared } from './drawShared.ts'
import { drawHomeSheets } from './drawHomeSheets.ts'
import { drawEmail, drawLetter } from './drawLetter.ts'
import { drawPersonal } from './drawPersonal.ts'
import { drawPressSheets } from './drawPressSheets.ts'
import type { DocumentPlan } from './plan.ts'

type Plans = { [Plan in DocumentPlan as Plan['kind']]: Plan }
type PlanOf<Kind extends keyof Plans> = { [One in Kind]: Plans[One] & { kind: One } }[Kind]

const DRAWINGS: { readonly [Kind in keyof Plans]: (plan: Plans[Kind]) => Uint8Array } = {
  invoice: drawInvoice,
  card: drawCard,
  letter: drawLetter,
  email: drawEmail,
  course: drawCourse,
  personal: drawPersonal,
  press: ({ card, language }) => drawPressSheets(card, language),
  home: ({ card }) => drawHomeSheets(card),
  picture: ({ of }) => drawShared(of),
  envelope: drawEnvelope,
}

/** Draws a document: a PDF, or a JPEG if its plan says so. Takes up to a second: for a thread of its own. */
export function drawDocument<Kind extends keyof Plans>(plan: PlanOf<Kind>): Uint8Array {
  loadFontsFor(JSON.stringify(plan))
  return DRAWINGS[plan.kind](plan)
}
