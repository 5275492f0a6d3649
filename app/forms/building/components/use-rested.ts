import { useDeferredValue } from "react";
import type { Definition } from "../../definition/definition";

/** The form for all that may follow a moment later: what is done to it counts at once, what is typed when the browser has the time. */
export function useRested(definition: Definition, isTyped: boolean): Definition {
	const deferred = useDeferredValue(definition);
	return isTyped ? deferred : definition;
}
