import { startTransition, useEffect, useState } from "react";
import type { Definition } from "../../definition/definition";

/** Milliseconds without a key after which what was typed is at rest. */
const PAUSE = 300;

/** The form for all that need not follow each letter: what is done to it counts at once, what is typed as soon as nobody types. */
export function useRested(definition: Definition, isTyped: boolean): Definition {
	const [rested, setRested] = useState(definition);
	if (!isTyped && rested !== definition) setRested(definition);
	useEffect(() => {
		if (!isTyped) return;
		const timer = setTimeout(() => startTransition(() => setRested(definition)), PAUSE);
		return () => clearTimeout(timer);
	}, [definition, isTyped]);
	return isTyped ? rested : definition;
}
