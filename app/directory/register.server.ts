import type * as z from "zod";
import { isOrganisationNumber } from "#app/directory/organisation-number";
import { toPhone } from "#app/directory/phone";
import { DAY } from "#app/platform/limits";
import type { Tools } from "#app/platform/request-context.server";
import type { Visit } from "#app/platform/tenant/context";
import { RegisterHits, RegisterRoles, RegisterUnit } from "./register-answer.schema";

/** Milliseconds that the register is waited for, and the most that is read of an answer. */
const TIMEOUT = 3_000;
const MAX_BYTES = 256_000;
const CACHED = DAY / 1000;
/** Hits of a search by name. */
const HITS = 10;

/** A company as the register knows it, in the portal's own fields; what it does not say is null. */
export type RegisterCompany = {
	orgNo: string;
	name: string;
	orgForm: string | null;
	industry: string | null;
	employees: number | null;
	address: string | null;
	postCode: string | null;
	city: string | null;
	municipalityNo: string | null;
	municipality: string | null;
	webpage: string | null;
	email: string | null;
	phone: string | null;
	ceo: string | null;
	registerState: "active" | "bankrupt" | "dissolving" | "deleted";
	/** When the register was asked: epoch milliseconds. */
	registerAt: number;
};

/** `unavailable`: the register did not answer in time, or not in a way that can be read; people go on by hand. */
export type RegisterAnswer<Found> = { state: "found"; found: Found } | { state: "none" } | { state: "unavailable" };

type Asking = Pick<Visit, "context">;

/** Looks a company up by its number, with its managing director. Never throws for the register's sake. */
export async function lookUp(
	visit: Asking,
	orgNo: string,
	/** Asks the register itself, whatever the cache holds. */
	isFresh = false,
): Promise<RegisterAnswer<RegisterCompany>> {
	const [unit, roles] = await Promise.all([
		ask(visit, `/enheter/${orgNo}`, RegisterUnit, isFresh),
		ask(visit, `/enheter/${orgNo}/roller`, RegisterRoles, isFresh),
	]);
	if (unit.state !== "found") return unit;
	const ceo = roles.state === "found" ? ceoOf(roles.found) : null;
	return { state: "found", found: companyOf(unit.found, ceo, unit.at) };
}

/** Companies by a part of their name, the best hits first. */
export async function searchRegister(visit: Asking, name: string): Promise<RegisterAnswer<RegisterCompany[]>> {
	const query = new URLSearchParams({ navn: name, size: String(HITS) });
	const hits = await ask(visit, `/enheter?${query}`, RegisterHits);
	if (hits.state !== "found") return hits;
	const units = (hits.found._embedded?.enheter ?? []).filter((unit) => unit !== null);
	if (units.length === 0) return { state: "none" };
	return { state: "found", found: units.map((unit) => companyOf(unit, null, hits.at)) };
}

/** Where a post code is: place and municipality, by some company there; null where nobody knows, or in time. */
export async function findPostalPlace(
	context: Tools,
	postCode: string,
): Promise<{ city: string; municipality: string | null } | null> {
	const query = new URLSearchParams({ "forretningsadresse.postnummer": postCode, size: "1" });
	const hits = await ask({ context }, `/enheter?${query}`, RegisterHits);
	const place = hits.state === "found" ? hits.found._embedded?.enheter[0]?.forretningsadresse : undefined;
	const city = inTitleCase(place?.postnummer === postCode ? place.poststed : undefined);
	return city === null ? null : { city, municipality: inTitleCase(place?.kommune) };
}

/** The nine digits in what was typed, where they are an organisation number. */
export function organisationNumberIn(typed: string): string | null {
	const digits = typed.replace(/[\s\u00A0.]|^NO|MVA$/gi, "");
	return isOrganisationNumber(digits) ? digits : null;
}

type Answered<Found> = RegisterAnswer<Found> & { at: number };

/** One question, answered out of the cache where it was asked within a day. */
async function ask<Schema extends z.ZodType>(
	{ context }: Asking,
	path: string,
	schema: Schema,
	isFresh = false,
): Promise<Answered<z.output<Schema>>> {
	const url = `${context.env.REGISTER_URL}${path}`;
	const now = context.now.getTime();
	try {
		const cache = await caches.open("register");
		const kept = isFresh ? undefined : await cache.match(url);
		const answer = kept ?? (await fetchOnce(url, now));
		if (!kept && answer.ok) context.waitUntil(cache.put(url, answer.clone()));
		if ([400, 404, 410].includes(answer.status)) return { state: "none", at: now };
		if (!answer.ok) return { state: "unavailable", at: now };
		const parsed = schema.safeParse(await answer.json());
		const at = Number(answer.headers.get("x-asked-at")) || now;
		return parsed.success ? { state: "found", found: parsed.data, at } : { state: "unavailable", at };
	} catch {
		return { state: "unavailable", at: now };
	}
}

/** The answer with its whole body read within the time and the size that are allowed, and with when it was asked. */
async function fetchOnce(url: string, now: number): Promise<Response> {
	const headers = { Accept: "application/json" };
	const answer = await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT) });
	const reader = answer.body?.getReader();
	const parts: Uint8Array[] = [];
	let size = 0;
	for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
		size += part.value.byteLength;
		if (size > MAX_BYTES) {
			await reader?.cancel();
			throw new Error("too much");
		}
		parts.push(part.value);
	}
	const kept = { "Content-Type": "application/json", "Cache-Control": `max-age=${CACHED}`, "X-Asked-At": String(now) };
	return new Response(new Blob(parts as BlobPart[]), { status: answer.status, headers: kept });
}

function ceoOf({ rollegrupper = [] }: z.output<typeof RegisterRoles>): string | null {
	const roles = rollegrupper.filter(({ type }) => type?.kode === "DAGL").flatMap(({ roller = [] }) => roller);
	const name = roles.find(({ fratraadt, avregistrert }) => !fratraadt && !avregistrert)?.person?.navn;
	return [name?.fornavn, name?.mellomnavn, name?.etternavn].filter(Boolean).join(" ") || null;
}

function companyOf(unit: RegisterUnit, ceo: string | null, registerAt: number): RegisterCompany {
	const place = unit.forretningsadresse ?? unit.postadresse;
	const phone = unit.telefon ?? unit.mobil;
	return {
		orgNo: unit.organisasjonsnummer,
		name: unit.navn,
		orgForm: unit.organisasjonsform?.beskrivelse ?? unit.organisasjonsform?.kode ?? null,
		industry: unit.naeringskode1?.beskrivelse ?? null,
		employees: unit.antallAnsatte ?? null,
		address: place?.adresse?.filter(Boolean).join(", ") || null,
		postCode: place?.postnummer ?? null,
		city: inTitleCase(place?.poststed),
		municipalityNo: place?.kommunenummer ?? null,
		municipality: inTitleCase(place?.kommune),
		webpage: webpageOf(unit.hjemmeside),
		email: unit.epostadresse?.toLowerCase() ?? null,
		phone: phone ? toPhone(phone) : null,
		ceo,
		registerState: stateOf(unit),
		registerAt,
	};
}

function stateOf(unit: RegisterUnit): RegisterCompany["registerState"] {
	if (unit.slettedato) return "deleted";
	if (unit.konkurs) return "bankrupt";
	return unit.underAvvikling || unit.underTvangsavviklingEllerTvangsopplosning ? "dissolving" : "active";
}

/** The register writes places in capitals: MO I RANA → Mo i Rana. */
function inTitleCase(text: string | undefined): string | null {
	if (!text) return null;
	const words = text.toLocaleLowerCase("nb").replace(/(^|[\s/-])(\p{L})/gu, (_, before, letter) => {
		return `${before}${letter.toLocaleUpperCase("nb")}`;
	});
	return words.replace(/(?<=\s)(I|På|Og)(?=\s)/g, (word) => word.toLocaleLowerCase("nb"));
}

function webpageOf(typed: string | undefined): string | null {
	if (!typed) return null;
	const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
	return URL.canParse(address) ? address : null;
}
