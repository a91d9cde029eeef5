/** Whether it is the IANA name of a time zone that is known here. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('pl', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The time zone of where this runs. */
export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
