import { callWith } from "./call";
import { digestOf } from "./digest";
import { type Offered, pickedOf } from "./pick-files";
import type { Choice, Picked, Target } from "./queue";
import { WHOLE_MAX } from "./send-file";

export type Verdict = "ok" | "duplicate" | "nameTaken" | "tooLarge" | "typeForbidden" | "quota" | "nameTooLong";
export type Checked = { picked: Picked; verdict: Verdict };
export type Limits = { maxSize: number | null; left: number | null };

/** Files in one question, and bytes that are read to find the same file under another name. */
const AT_A_TIME = 200;
const READ_AT_MOST = 60_000_000;

/**
 * What the server says of the files before a byte of them moves, in their order. Small ones are compared by what is in
 * them, as far as that takes no time. Throws where there is no answer.
 */
export async function checkFiles(
	files: readonly Offered[],
	target: Target,
): Promise<{ checked: Checked[]; limits: Limits }> {
	const digests = await digestsOf(files);
	const checked: Checked[] = [];
	let limits: Limits = { maxSize: null, left: null };
	for (let from = 0; from < files.length; from += AT_A_TIME) {
		const some = files.slice(from, from + AT_A_TIME).map(pickedOf);
		const answer = await ask(target, some, digests.slice(from, from + AT_A_TIME));
		checked.push(
			...some.map((picked, index) => ({ picked, verdict: answer.files[index]?.verdict ?? ("ok" as const) })),
		);
		limits = { maxSize: answer.limits?.max_size ?? null, left: answer.space_left ?? null };
	}
	return { checked: withinSpace(checked, limits.left), limits };
}

type Answer = {
	files: { verdict: Verdict; of?: There | null }[];
	limits?: { max_size?: number };
	space_left?: number;
};
/** A file that is there already, as the server tells of it. */
type There = { size: number; last_modified: string | null };

async function ask(
	{ tenantId, folder }: Target,
	picked: readonly Picked[],
	digests: readonly (string | null)[] = [],
): Promise<Answer> {
	const files = picked.map(({ name, size, type, path }, index) => ({
		...{ file_name: name, size, type, ...(path && { path: `${path}/${name}` }) },
		...(digests[index] && { sha256: digests[index] }),
	}));
	const { status, body } = await callWith("/api/media?mode=check", { tenant_id: tenantId, folder, files });
	if (status !== 200) throw new Error(`check answered ${status}`);
	return body as Answer;
}

/**
 * Those of the files that lie where they were to go, with the size and the date that they have on the device: they have
 * arrived, though nobody here has heard so. Throws where there is no answer.
 */
export async function arrivedOf(picked: readonly Picked[], target: Target): Promise<Picked[]> {
	const arrived: Picked[] = [];
	for (let from = 0; from < picked.length; from += AT_A_TIME) {
		const some = picked.slice(from, from + AT_A_TIME);
		const { files } = await ask(target, some);
		arrived.push(
			...some.filter((one, index) => files[index]?.verdict === "nameTaken" && isThat(one, files[index]?.of)),
		);
	}
	return arrived;
}

/** Whether a file that is there is the one that was picked. */
export const isThat = ({ size, lastModified }: Picked, there: There | null | undefined): boolean =>
	there?.size === size && there.last_modified !== null && Date.parse(there.last_modified) === lastModified;

async function digestsOf(files: readonly Offered[]): Promise<(string | null)[]> {
	let read = 0;
	const digests: (string | null)[] = [];
	for (const { file } of files) {
		const isSmall = file.size <= WHOLE_MAX && read + file.size <= READ_AT_MOST;
		read += isSmall ? file.size : 0;
		digests.push(isSmall ? await digestOf(file).catch(() => null) : null);
	}
	return digests;
}

/** Over several questions the space is given out once: what comes too late has none. */
export function withinSpace(checked: readonly Checked[], left: number | null): Checked[] {
	if (left === null) return [...checked];
	let rest = left;
	return checked.map((one) => {
		if (one.verdict === "quota" || !isSendable(one.verdict)) return one;
		if (one.picked.size > rest) return { ...one, verdict: "quota" };
		rest -= one.picked.size;
		return one;
	});
}

/** Whether it can arrive at all; a name that is taken is a matter of choice. */
export const isSendable = (verdict: Verdict) => verdict === "ok" || verdict === "duplicate" || verdict === "nameTaken";

/** What is done about it unless somebody chooses otherwise. */
export const firstChoice = (verdict: Verdict): Choice | null =>
	verdict === "duplicate" ? "skip" : verdict === "nameTaken" ? "keep_both" : null;
