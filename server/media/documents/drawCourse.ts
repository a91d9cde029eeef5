import { printDesign } from '../art/printDesign.ts'
import { A4, EMBER, MUTED, openPaper, type Page, rule, write, writeParagraphs } from './paper.ts'
import type { DocumentLanguage, DocumentPlan } from './plan.ts'

type CoursePlan = Extract<DocumentPlan, { kind: 'course' }>

const MARGIN = 26

const WORDS = {
  pl: {
    workbook: 'Zeszyt kursu',
    lesson: (number: number, of: number) => `Lekcja ${number} z ${of}`,
    notes: 'Notatki',
  },
  en: {
    workbook: 'Workbook of the course, taught in Polish',
    lesson: (number: number, of: number) => `Lesson ${number} of ${of}`,
    notes: 'Notes',
  },
} as const satisfies Record<DocumentLanguage, unknown>

/** A course's workbook: its programme, and a page for the notes of each lesson. */
export function drawCourse(plan: CoursePlan): Uint8Array {
  const paper = openPaper(plan.title)
  paper.page(A4, (page) => drawProgramme(page, plan))
  for (const [index, lesson] of plan.lessons.entries()) {
    paper.page(A4, (page) =>
      drawLesson(page, lesson, WORDS[plan.language], { number: index + 1, of: plan.lessons.length }),
    )
  }
  return paper.close()
}

function drawProgramme(
  { pen, width }: Page,
  { title, design, duration, lessons, language }: CoursePlan,
): void {
  const pictureHeight = 120
  const { canvas } = printDesign(design, 1_680, Math.round((1_680 * pictureHeight) / width))
  pen.drawImage(canvas, 0, 0, width, pictureHeight)
  const place = { x: MARGIN, y: pictureHeight + 22, width: width - 2 * MARGIN }
  const type = { voice: 'grotesk' as const, weight: 760, size: 10, leading: 12, gap: 0 }
  const below = writeParagraphs(pen, [title], place, type)
  write(
    pen,
    `${WORDS[language].workbook} · ${duration}`,
    { x: MARGIN, y: below },
    { voice: 'text', size: 4.2, colour: MUTED },
  )
  for (const [index, lesson] of lessons.entries()) {
    const y = below + 18 + index * 12
    write(
      pen,
      String(index + 1),
      { x: MARGIN, y },
      { voice: 'grotesk', weight: 760, size: 5.4, colour: EMBER },
    )
    write(pen, lesson, { x: MARGIN + 11, y }, { voice: 'text', weight: 500, size: 5 })
  }
}

function drawLesson(
  { pen, width, height }: Page,
  lesson: string,
  words: (typeof WORDS)[DocumentLanguage],
  place: { readonly number: number; readonly of: number },
): void {
  const { number, of } = place
  write(
    pen,
    words.lesson(number, of),
    { x: MARGIN, y: 34 },
    { voice: 'text', size: 4, colour: EMBER, weight: 600 },
  )
  const box = { x: MARGIN, y: 46, width: width - 2 * MARGIN }
  const type = { voice: 'grotesk' as const, weight: 720, size: 8.4, leading: 10.5, gap: 0 }
  const below = writeParagraphs(pen, [lesson], box, type)
  write(pen, words.notes, { x: MARGIN, y: below + 8 }, { voice: 'text', size: 4, weight: 600, colour: MUTED })
  for (let y = below + 20; y < height - 24; y += 10) rule(pen, MARGIN, width - MARGIN, y)
}
