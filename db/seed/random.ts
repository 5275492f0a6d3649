/** Draws that are the same in every run with the same seed: two demo databases are equal. */
export function seeded(seed: number) {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
	const below = (limit: number) => Math.floor(next() * limit);
	const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join("");
	const variant = () => (8 + below(4)).toString(16);
	return {
		/** A whole number from 0 up to, not including, the limit. */
		below,
		/** Whether something happens that has this chance, 0 to 1. */
		chance: (share: number) => next() < share,
		pick<Item>(items: readonly Item[]): Item {
			const item = items[below(items.length)];
			if (item === undefined) throw new RangeError("Nothing to pick from.");
			return item;
		},
		/** A UUIDv7 of this instant, as the app's own ids are. */
		id(at: number) {
			const time = Math.floor(at).toString(16).padStart(12, "0");
			return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant()}${hex(3)}-${hex(12)}`;
		},
		/** A UUIDv4 for what stands in an address. */
		guid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${variant()}${hex(3)}-${hex(12)}`,
	};
}

export type Random = ReturnType<typeof seeded>;
