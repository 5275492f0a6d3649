/** The event by which a command that signs out asks whether it may; `leave` goes on with it. */
export const LEAVING = "device-leaving";
export type Leaving = { leave: () => void };

/** Signs out, unless something on the device asks for a word first. */
export function leaveWith(leave: () => void): void {
	const event = new CustomEvent<Leaving>(LEAVING, { cancelable: true, detail: { leave } });
	if (dispatchEvent(event)) leave();
}
