import { constantTimeEqual } from "oslo/crypto";

/** Whether two secrets are the same, found out in a time that does not tell how much of them is. */
export function isSame(one: string, other: string): boolean {
	const [first, second] = [one, other].map((text) => new TextEncoder().encode(text));
	return first !== undefined && second !== undefined && constantTimeEqual(first, second);
}
