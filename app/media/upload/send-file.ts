import { CutOff, call, callWith } from "./call";
import { digestOf } from "./digest";
import { type Outcome, outcomeOf } from "./outcome";
import type { Item } from "./queue";
import { isDone, sendParts } from "./send-parts";
import { type Small, smallOf } from "./thumbnail";

const CALL = "/api/media";
/** What is larger goes in parts, which a new try need not send again. */
export const WHOLE_MAX = 5 * 1024 * 1024;

type Sending = {
	signal: AbortSignal;
	onSent: (bytes: number) => void;
	/** What the server calls a file that goes in parts. */
	onBegun: (uploadId: string) => void;
};

/**
 * Sends one file and says what became of it; never throws but for what was given up. Small ones go in one request, large
 * ones in parts, each compared with its digest, so that a flat piece of memory does for any size.
 */
export async function sendFile(item: Item, file: File, sending: Sending): Promise<Outcome> {
	let kept = item.kept;
	const keep = (bytes: number) => {
		kept = bytes;
	};
	try {
		const small = await smallOf(file);
		return file.size <= WHOLE_MAX
			? await sendWhole(item, file, small, sending)
			: await sendInParts(item, file, small, sending, keep);
	} catch (error) {
		if (sending.signal.aborted) throw error;
		if (error instanceof CutOff) return { kind: "faltered", why: "network", isFinal: false, kept };
		// The device no longer gives the file: it was changed, moved or deleted after it had been picked.
		return { kind: "faltered", why: "unreadable", isFinal: true, kept };
	}
}

async function sendWhole(item: Item, file: File, small: Small | null, { signal, onSent }: Sending): Promise<Outcome> {
	const sha256 = await digestOf(file);
	const form = new FormData();
	const fields = {
		...placeOf(item),
		...keyOf(item),
		last_modified: item.picked.lastModified,
		sha256,
		...measuresOf(small),
	};
	for (const [name, value] of Object.entries(fields)) if (value !== null && value !== "") form.set(name, String(value));
	form.set("folder", item.target.folder);
	if (small) form.set("thumbnail", small.thumbnail, "thumbnail");
	if (small?.middle) form.set("middle", small.middle, "middle");
	// Last: what stands before the file is known before the first byte of it is stored.
	form.set("File", file, item.picked.name);
	const answer = await call({ method: "POST", address: CALL, body: form, signal, onSent });
	return isDone(answer) ? { kind: "arrived" } : outcomeOf(answer, 0, { ...item.picked, sha256 });
}

async function sendInParts(
	item: Item,
	file: File,
	small: Small | null,
	{ signal, onSent, onBegun }: Sending,
	keep: (bytes: number) => void,
): Promise<Outcome> {
	const { name, type, lastModified } = item.picked;
	const about = { file_name: name, size: file.size, type, last_modified: lastModified, ...measuresOf(small) };
	let arrived = item.kept;
	const answer = await sendParts(
		file,
		{
			begin: () => callWith(`${CALL}?mode=begin`, { ...placeOf(item), ...about }, signal),
			addressOf: (uploadId, part) => `${CALL}/upload/${uploadId}/${part}`,
			finish: async (upload_id) => {
				const thumbnail = small ? await textOf(small.thumbnail) : undefined;
				const middle = small?.middle ? await textOf(small.middle) : undefined;
				const ending = { tenant_id: item.target.tenantId, upload_id, thumbnail, middle };
				return callWith(`${CALL}?mode=finish`, ending, signal);
			},
			onBegun,
			onKept: (bytes) => {
				arrived = bytes;
				keep(bytes);
			},
		},
		{ signal, onSent, whole: item.kept === file.size ? (item.uploadId ?? undefined) : undefined },
	);
	return isDone(answer) ? { kind: "arrived" } : outcomeOf(answer, arrived, item.picked);
}

/** Tells the server that the parts of a file which will not come to its end may go. */
export const abandon = (tenantId: string, uploadId: string): void => {
	void callWith(`${CALL}?mode=abandon`, { tenant_id: tenantId, upload_id: uploadId }, undefined, "DELETE").catch(
		() => {},
	);
};

/** A small picture as the text that JSON can carry. */
function textOf(blob: Blob): Promise<string> {
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(blob);
	});
}

const placeOf = ({ target, picked, choice }: Item) => ({
	tenant_id: target.tenantId,
	folder: target.folder,
	file_private: target.isPrivate,
	...(picked.path && { path: `${picked.path}/${picked.name}` }),
	...(choice && { on_conflict: choice }),
});

/** Where a name is taken the file is told by its key from what has the name; elsewhere by what is in it. */
const keyOf = ({ key, choice }: Item) => (choice && key ? { upload_key: key } : {});

const measuresOf = (small: Small | null) => (small ? { width: small.width, height: small.height } : {});
