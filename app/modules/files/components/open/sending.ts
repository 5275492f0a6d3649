import { useSyncExternalStore } from "react";
import { type Answer, call, callWith } from "#app/media/upload/call";
import { insisting, isCutOff } from "#app/media/upload/insisting";
import { WHOLE_MAX } from "#app/media/upload/send-file";
import { sendParts } from "#app/media/upload/send-parts";
import type { HONEYPOT } from "#app/ui/honeypot-field";

export type State = "waiting" | "sending" | "arrived" | "failed";
/** A file that a guest has chosen; `why`: a key of `sendFiles:errors`, or the server's own sentence. */
export type Chosen = { id: number; file: File; state: State; sent: number; why?: { key?: string; text?: string } };
export type Sender = { senderName: string; senderEmail: string; [HONEYPOT]: string };
type Limits = { sendTo: string; mostFiles: number; maxSize: number; extensions: readonly string[] };

/** What is wrong with who sends: field → sentence. */
export class Refused extends Error {
	constructor(readonly fields: Record<string, string>) {
		super("refused");
	}
}

/** The files of one sending, sent one after the other. Lives outside of React, as a transfer does. */
export class Sending {
	private chosen: readonly Chosen[] = [];
	private listeners = new Set<() => void>();
	private key: string | null = null;
	/** Goes on after a reload, until the tab is closed: nobody who comes later to the same machine finds it. */
	private readonly kept: string;
	private next = 1;

	constructor(private readonly limits: Limits) {
		this.kept = `followup.sending:${limits.sendTo.split("?")[0]}`;
	}

	readonly subscribe = (listener: () => void) => {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	};
	readonly snapshot = () => this.chosen;

	add(files: Iterable<File>): void {
		const added = [...files].map((file) => {
			const why = this.wrongWith(file);
			return { id: this.next++, file, state: why ? ("failed" as const) : ("waiting" as const), sent: 0, why };
		});
		this.set([...this.chosen, ...added]);
	}

	remove(id: number): void {
		this.set(this.chosen.filter((one) => one.id !== id));
	}

	/**
	 * Sends what has not arrived. Gives the receipt's address where all of it has, else null. Throws `Refused` where who
	 * sends is not said as it should be.
	 */
	async send(sender: Sender): Promise<string | null> {
		const waiting = this.chosen.filter((one) => one.state !== "arrived" && !this.wrongWith(one.file));
		if (this.key === null && waiting.length > 0) this.key = await this.keyFor(sender);
		for (const { id } of waiting) await this.sendOne(id);
		return this.chosen.every(({ state }) => state === "arrived") ? this.finish() : null;
	}

	/** Ends the sending with what has arrived, and gives the receipt's address; null where that did not work. */
	async finish(): Promise<string | null> {
		const finishing = () => callWith(`${this.limits.sendTo}&mode=finish`, { key: this.key });
		const { status, body } = await insisting(finishing, isCutOff);
		if (status >= 300 || typeof body.to !== "string") return null;
		sessionStorage.removeItem(this.kept);
		return body.to;
	}

	/** That of the sending that a reload has cut off, where the same person goes on with it; else a new one. */
	private async keyFor(sender: Sender): Promise<string> {
		const said = JSON.stringify(sender);
		const [before, key] = JSON.parse(sessionStorage.getItem(this.kept) ?? "[]") as string[];
		if (key !== undefined && before === said) return key;
		const made = await this.begin(sender);
		sessionStorage.setItem(this.kept, JSON.stringify([said, made]));
		return made;
	}

	private async begin(sender: Sender): Promise<string> {
		const answer = await insisting(() => callWith(`${this.limits.sendTo}&mode=begin`, sender), isCutOff);
		if (typeof answer.body.key === "string") return answer.body.key;
		const errors = Object.entries((answer.body.errors ?? {}) as Record<string, string[]>);
		const fields = errors.map(([field, [text = ""]]) => [field.replace(/_(.)/g, (_, one) => one.toUpperCase()), text]);
		throw new Refused(fields.length > 0 ? Object.fromEntries(fields) : { form: String(answer.body.detail ?? "") });
	}

	private async sendOne(id: number): Promise<void> {
		const one = this.chosen.find((each) => each.id === id);
		if (!one) return;
		this.change(id, { state: "sending", sent: 0, why: undefined });
		const onSent = (bytes: number) => this.change(id, { sent: Math.min(1, bytes / Math.max(1, one.file.size)) });
		const answer = await (one.file.size > WHOLE_MAX
			? this.sendLarge(one.file, onSent)
			: this.sendSmall(one.file, onSent));
		// A sending that is over, or was ended in another tab, is not gone on with.
		if (answer.status === 404) sessionStorage.removeItem(this.kept);
		this.change(id, answer.status < 300 && answer.status > 0 ? { state: "arrived", sent: 1 } : failed(answer));
	}

	private sendSmall(file: File, onSent: (bytes: number) => void): Promise<Answer> {
		const body = new FormData();
		body.set("key", this.key ?? "");
		body.set("file", file, file.name);
		// What arrived though its answer was lost is taken once.
		return insisting(() => call({ method: "POST", address: this.limits.sendTo, body, onSent }), isCutOff);
	}

	/** In parts, which go on where they were cut off: after a while each time, and when the browser is online again. */
	private async sendLarge(file: File, onSent: (bytes: number) => void): Promise<Answer> {
		const { key } = this;
		const [address = "", query = ""] = this.limits.sendTo.split("?");
		const about = { key, file_name: file.name, size: file.size, last_modified: file.lastModified };
		let kept = 0;
		let begun: string | undefined;
		const tries = { made: 0 };
		const calls = {
			begin: () => callWith(`${address}?${query}&mode=beginfile`, about),
			addressOf: (uploadId: string, part: number) =>
				`${address}/${uploadId}/${part}?${query}&key=${encodeURIComponent(key ?? "")}`,
			finish: (upload_id: string) => callWith(`${address}?${query}&mode=finishfile`, { key, upload_id }),
			onBegun: (uploadId: string) => {
				begun = uploadId;
			},
			onKept: (bytes: number) => {
				if (bytes > kept) tries.made = 0;
				kept = bytes;
			},
		};
		const isPassing = ({ status }: Answer) => status === 0 || status === 429 || status >= 500;
		const whole = () => (kept === file.size ? begun : undefined);
		return insisting(() => sendParts(file, calls, { onSent, whole: whole() }), isPassing, tries);
	}

	private wrongWith({ name, size }: File): Chosen["why"] {
		const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
		if (!this.limits.extensions.includes(extension)) return { key: "type" };
		return size > this.limits.maxSize ? { key: "tooLarge" } : undefined;
	}

	private change(id: number, patch: Partial<Chosen>): void {
		this.set(this.chosen.map((one) => (one.id === id ? { ...one, ...patch } : one)));
	}

	private set(chosen: readonly Chosen[]): void {
		this.chosen = chosen;
		for (const listener of this.listeners) listener();
	}
}

/** What an answer that is no success says about a file. */
function failed({ status, body }: Answer): Partial<Chosen> {
	const [first] = Object.values((body.errors ?? {}) as Record<string, unknown>).flat();
	const text = first ?? body.detail;
	if (status === 404) return { state: "failed", why: { key: "closed" } };
	if (status === 413) return { state: "failed", why: { key: "tooLarge" } };
	if (status === 0) return { state: "failed", why: { key: "cut" } };
	return { state: "failed", why: typeof text === "string" && status < 500 ? { text } : { key: "server" } };
}

/** The chosen files, as they are now. */
export const useChosen = (sending: Sending) =>
	useSyncExternalStore(sending.subscribe, sending.snapshot, sending.snapshot);
