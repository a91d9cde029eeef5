/** Where a run is seen: on the page of its template. */
export function runAddress({ slug, id }: { readonly slug: string; readonly id: string }): string {
  return `/szablony/${encodeURIComponent(slug)}?${new URLSearchParams({ run: id }).toString()}`
}
