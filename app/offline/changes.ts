const CHANNEL = "followup.offline";

/** Tells every window, this one too, that something on the device has changed. */
export function announceChange(): void {
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage("changed");
	channel.close();
}

/** Calls `changed` for each announcement; returns the function that stops it. */
export function onChange(changed: () => void): () => void {
	const channel = new BroadcastChannel(CHANNEL);
	channel.onmessage = changed;
	return () => channel.close();
}
