const CHANNEL = "followup.offline";

/** Says to every window, and to this one, that something on the device has changed. */
export function tell(): void {
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage("changed");
	channel.close();
}

/** Hears it; gives the way to stop. */
export function hear(changed: () => void): () => void {
	const channel = new BroadcastChannel(CHANNEL);
	channel.onmessage = changed;
	return () => channel.close();
}
