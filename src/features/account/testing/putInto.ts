import { userEvent } from '@testing-library/user-event'

/** Replaces the text of a field, as a paste does. */
export async function putInto(field: HTMLElement, text: string): Promise<void> {
  await userEvent.tripleClick(field)
  await userEvent.paste(text)
}
