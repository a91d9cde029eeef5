// src/ui/form/LatestWriter.ts
/**
* Writes each value at once, and while one is being written only the latest of those that came since: whatever ends
* the page, no more is lost than what a write takes.
*/
var LatestWriter = class {
	#next = null;
	#isWriting = false;
	async write(store, value) {
		this.#next = {
			store,
			value
		};
		if (this.#isWriting) return;
		this.#isWriting = true;
		try {
			while (this.#next !== null) {
				const next = this.#next;
				this.#next = null;
				await next.store.write(next.value);
			}
		} finally {
			this.#isWriting = false;
		}
	}
};
export { LatestWriter as t };
