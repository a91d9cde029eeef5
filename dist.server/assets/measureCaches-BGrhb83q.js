// src/offline/cacheNames.ts
/**
* The worker's caches. All begin with `iskra-`; a number in a name is raised when what lies in that cache changes
* its form, and the next worker then removes the old one.
*/
var CACHES = {
	/** The build's own files, kept by Workbox's precache with a revision each. */
	shell: "iskra-shell",
	config: "iskra-config-1",
	catalogue: "iskra-catalogue-1",
	/** Public screens as the server rendered them, with the data they were rendered from. */
	documents: "iskra-documents-1",
	pictures: "iskra-pictures-1",
	/** Pictures that are somebody's own: they leave the device with them. */
	privateFiles: "iskra-private-files-1"
};
/** What a person can have emptied, by the name it has for them: the shop's screens are its answers and its documents. */
var CLEARABLE_CACHES = {
	catalogue: [CACHES.catalogue, CACHES.documents],
	pictures: [CACHES.pictures]
};
CACHES.privateFiles, CACHES.documents;
var PACK_PREFIX = "iskra-pack-1-";
function isPackCache(name) {
	return name.startsWith(PACK_PREFIX);
}
/** Size of the kept body; 0 when unknown. */
function cachedBytes(response) {
	return Number(response.headers.get("X-Iskra-Bytes") ?? 0);
}
// src/offline/measureCaches.ts
/** How much each cache of this origin holds, read from headers alone. */
async function measureCaches(storage) {
	const names = await storage.keys();
	return Promise.all(names.map(async (name) => {
		const responses = await (await storage.open(name)).matchAll();
		const bytes = responses.reduce((sum, response) => sum + sizeOf(response), 0);
		return {
			name,
			entries: responses.length,
			bytes,
			isPack: isPackCache(name)
		};
	}));
}
function sizeOf(response) {
	return cachedBytes(response) || Number(response.headers.get("content-length") ?? 0);
}
export { CLEARABLE_CACHES as n, measureCaches as t };
