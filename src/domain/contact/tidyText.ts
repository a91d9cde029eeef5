/** One line of typed text without the spaces nobody meant. */
export function tidyText(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}
