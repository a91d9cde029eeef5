// src/features/sign-in/entryState.ts
/** The state for a link to another entry screen; what is not known is left out. */
function entryState(email, redirect = null) {
	return {
		...email.trim() === "" ? {} : { email: email.trim() },
		...redirect === null ? {} : { redirect }
	};
}
export { entryState as t };
