import { userEvent } from '@testing-library/user-event'

/** Puts a text into a field in place of what stands there, as a paste does. */
export async function putInto(field: HTMLElement, text: string): Promise<void> {
  await userEvent.tripleClick(field)
  await userEvent.paste(text)
}
