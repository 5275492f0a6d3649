import type { Offered } from "./pick-files";
import type { Target } from "./queue";

export type Offer = { files: readonly Offered[]; target: Target; ownerId: string };

/** Where the browser notes whose uploads it keeps; nothing of them is loaded on a page where it is not set. */
export const KEPT_FLAG = "followup.uploads";

const bus = new EventTarget();
const offers: Offer[] = [];

/** Hands files over to be checked and uploaded; from here on the queue is loaded and goes on over all pages. */
export function offerFiles(offer: Offer): void {
	if (offer.files.length === 0) return;
	offers.push(offer);
	bus.dispatchEvent(new Event("offer"));
}

/** The offers that nobody has taken yet. */
export const takeOffers = (): Offer[] => offers.splice(0);

export function onOffer(run: () => void): () => void {
	bus.addEventListener("offer", run);
	return () => bus.removeEventListener("offer", run);
}

/** The folders of a tenant into which something has arrived. */
export const tellArrival = (folder: string) => bus.dispatchEvent(new CustomEvent("arrival", { detail: folder }));

export function onArrival(run: (folder: string) => void): () => void {
	const listen = (event: Event) => run((event as CustomEvent<string>).detail);
	bus.addEventListener("arrival", listen);
	return () => bus.removeEventListener("arrival", listen);
}

/** The id of the person who uses this browser, as the frame keeps it; null where nobody is logged in. */
export function currentPerson(): string | null {
	return attempt(() => (JSON.parse(localStorage.getItem("user") ?? "null") as { id?: string } | null)?.id) ?? null;
}

/** Whose uploads are kept here; null where there are none. */
export const keptFor = (): string | null => attempt(() => localStorage.getItem(KEPT_FLAG)) ?? null;

export function noteKept(ownerId: string | null): void {
	attempt(() => (ownerId === null ? localStorage.removeItem(KEPT_FLAG) : localStorage.setItem(KEPT_FLAG, ownerId)));
}

/** Storage may be closed to the page: then a reload forgets the uploads. */
function attempt<Result>(run: () => Result): Result | undefined {
	try {
		return run();
	} catch {
		return undefined;
	}
}
