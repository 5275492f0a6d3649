import { useEffect, useState } from "react";
import type { OtherNames } from "./commands-found";

/** What pages are called in other languages and in everyday words; they arrive once they are needed. */
export function useOtherNames(): OtherNames {
	const [names, setNames] = useState<OtherNames>(() => () => []);
	useEffect(() => {
		// Without a network the palette finds pages by the names that they have.
		import("./other-names.client").then(({ otherNames }) => setNames(() => otherNames)).catch(() => undefined);
	}, []);
	return names;
}
