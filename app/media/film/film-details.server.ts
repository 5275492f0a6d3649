import * as z from "zod";
import type { Tools } from "#app/platform/request-context.server";

/** Milliseconds that YouTube is waited for in all, and the most that is read of an answer. */
const TIMEOUT = 3_000;
const PAGE_MOST = 3_000_000;
const PICTURE_MOST = 1_000_000;

export type FilmDetails = { title: string; seconds: number | null; picture: File | null };

const About = z.object({ title: z.string().trim().min(1) });

/**
 * What YouTube says of a film: its title, how long it is and its picture, which is stored here so that nobody's browser
 * asks for it there. Null where YouTube does not answer in time, or knows no such film.
 */
export async function filmDetails({ env }: Tools, video: string): Promise<FilmDetails | null> {
	const signal = AbortSignal.timeout(TIMEOUT);
	const page = `https://www.youtube.com/watch?v=${video}`;
	const about = new URLSearchParams({ url: page, format: "json" });
	const [found, whole, picture] = await Promise.all([
		read(`${env.FILM_URL}/oembed?${about}`, 100_000, signal),
		read(`${env.FILM_URL}/watch?v=${video}`, PAGE_MOST, signal),
		read(`${env.FILM_PICTURE_URL}/vi/${video}/hqdefault.jpg`, PICTURE_MOST, signal),
	]);
	const parsed = About.safeParse(found && toJson(text(found)));
	if (!parsed.success) return null;
	return {
		title: parsed.data.title.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").slice(0, 200),
		seconds: whole && secondsIn(text(whole)),
		picture: picture && new File([picture as BlobPart], "film.jpg", { type: "image/jpeg" }),
	};
}

/** How long a film is in whole minutes, at least one; undefined where nobody says. */
export const minutesOf = ({ seconds }: FilmDetails): number | undefined =>
	seconds ? Math.max(1, Math.round(seconds / 60)) : undefined;

/** The length of a film in its page; null where it does not say it. */
export function secondsIn(page: string): number | null {
	const seconds = /"lengthSeconds":"(\d{1,6})"/.exec(page)?.[1];
	if (seconds) return Number(seconds);
	const [found, hours = 0, minutes = 0, rest = 0] =
		/itemprop="duration" content="PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?"/.exec(page) ?? [];
	return found ? Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) : null;
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function toJson(sent: string): unknown {
	try {
		return JSON.parse(sent);
	} catch {
		return null;
	}
}

/** The first bytes of an answer; null where there is none that is of use. */
async function read(address: string, most: number, signal: AbortSignal): Promise<Uint8Array | null> {
	try {
		const answer = await fetch(address, { signal, redirect: "manual" });
		if (!answer.ok || !answer.body) return null;
		const reader = answer.body.getReader();
		const parts: Uint8Array[] = [];
		let size = 0;
		for (let part = await reader.read(); !part.done && size < most; part = await reader.read()) {
			parts.push(part.value);
			size += part.value.byteLength;
		}
		await reader.cancel();
		return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
	} catch {
		return null;
	}
}
