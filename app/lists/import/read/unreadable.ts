/** A file that cannot be imported; `key` is the sentence of `imports:file.*` that says why. */
export class Unreadable extends Error {
	constructor(readonly key: string) {
		super(key);
	}
}
