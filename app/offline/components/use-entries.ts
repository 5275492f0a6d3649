import { useEffect, useState } from "react";
import { onChange } from "../changes";
import { type Entry, isUnsent } from "../entries";
import { markUnsent } from "../marks";
import { entriesOf } from "../store";

/** What a person has on this device, as it is now; undefined until it is read. */
export function useEntries(person: string): Entry[] | undefined {
	const [entries, setEntries] = useState<Entry[]>();
	useEffect(() => {
		let isGone = false;
		const read = async () => {
			const found = await entriesOf(person);
			if (isGone) return;
			markUnsent(found.some(isUnsent));
			setEntries(found);
		};
		void read();
		const stop = onChange(read);
		return () => {
			isGone = true;
			stop();
		};
	}, [person]);
	return entries;
}
