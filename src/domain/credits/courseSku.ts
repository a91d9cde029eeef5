const COURSE_SKU = /^KURS-\d{2}-K([1-9]\d{0,3})$/u

/** How a course is known in an order that brings credits for its exercises; without any, it is only numbered. */
export function courseSku(number: number, credits: number): string {
  const numbered = `KURS-${String(number).padStart(2, '0')}`
  return credits === 0 ? numbered : `${numbered}-K${credits}`
}

/** The credits for the exercises of the courses among an order's lines: a course brings them once, however many. */
export function courseCredits(lines: readonly { readonly sku?: string | null | undefined }[]): number {
  return lines.reduce((credits, { sku }) => credits + Number(COURSE_SKU.exec(sku ?? '')?.[1] ?? 0), 0)
}
