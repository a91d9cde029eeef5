/** The public profile's address; `origin` is the site's, with or without its scheme. */
export function profileAddress(username: string, origin: string): string {
  return `${origin}/uzytkownik/${username}`
}
