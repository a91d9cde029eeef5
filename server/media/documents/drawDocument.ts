import { drawCard } from './drawCard.ts'
import { drawCourse } from './drawCourse.ts'
import { drawInvoice } from './drawInvoice.ts'
import { drawEmail, drawLetter } from './drawLetter.ts'
import type { DocumentPlan } from './plan.ts'

type Plans = { [Plan in DocumentPlan as Plan['kind']]: Plan }
type PlanOf<Kind extends keyof Plans> = { [One in Kind]: Plans[One] & { kind: One } }[Kind]

const DRAWINGS: { readonly [Kind in keyof Plans]: (plan: Plans[Kind]) => Uint8Array } = {
  invoice: drawInvoice,
  card: drawCard,
  letter: drawLetter,
  email: drawEmail,
  course: drawCourse,
}

/** Draws a document as a PDF. Takes up to a second: for a thread of its own. */
export function drawDocument<Kind extends keyof Plans>(plan: PlanOf<Kind>): Uint8Array {
  return DRAWINGS[plan.kind](plan)
}
