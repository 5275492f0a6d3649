import { factories } from "./factories";
import { type Portal, startPortal } from "./portal";
import { asPerson, type Person, signInAs } from "./sign-in";

export type Library = {
	portal: Portal;
	tenant: { id: string; guid: string };
	other: { id: string; guid: string };
	boss: Person;
	adviser: Person;
	kari: Person;
	ola: Person;
	stranger: Person;
	guest: ReturnType<typeof asPerson>;
	/** Makes a further member of the first organisation, with this role in the library. */
	join: (role: "CLIENT" | "ADVISOR" | "ADMIN", inLibrary: string, firstName: string) => Promise<Person>;
};

/** A portal with two organisations that have the file library: in the first an ADMIN, an ADVISOR and two CLIENTs. */
export async function startLibrary(): Promise<Library> {
	const portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("files");
	const tenant = await make.tenant({ name: "Vik" });
	const other = await make.tenant({ name: "Nes" });
	const entry = await make.entry(tenant, module);
	const otherEntry = await make.entry(other, module);
	const joinAs = async (role: "ADMIN" | "ADVISOR" | "CLIENT", inLibrary: string, firstName: string) => {
		const user = await make.member(tenant, role, { firstName });
		await make.grant(entry, user, inLibrary);
		return signInAs(portal, user.email);
	};
	const join = (role: "ADMIN" | "ADVISOR" | "CLIENT", firstName: string) => joinAs(role, role, firstName);
	const foreign = await make.member(other, "ADMIN");
	await make.grant(otherEntry, foreign, "ADMIN");
	return {
		...{ portal, tenant, other },
		boss: await join("ADMIN", "Bente"),
		adviser: await join("ADVISOR", "Arne"),
		kari: await join("CLIENT", "Kari"),
		ola: await join("CLIENT", "Ola"),
		stranger: await signInAs(portal, foreign.email),
		guest: asPerson(portal),
		join: joinAs,
	};
}

/** Makes a folder by the call and gives its id. */
export async function folder({ tenant }: Library, person: Person, name: string, parent = ""): Promise<string> {
	const made = await person.call("POST", "/api/media_folder", { tenant_id: tenant.id, name, parent });
	if (made.status !== 201) throw new Error(made.text);
	return made.body.id;
}

/** What a person sees in a folder. */
export async function content({ tenant }: Library, person: Person, of = "", more = "") {
	const answer = await person.call(
		"GET",
		`/api/media?mode=getcontent&tenant_id=${tenant.id}&folder=${of}&user_id=${person.userId}${more}`,
	);
	if (answer.status !== 200) throw new Error(answer.text);
	type Named = { id: string; guid: string; name: string; file_name: string; file_private: boolean };
	return answer.body as { items: Named[]; folders: Named[]; next: string | null };
}

type Sent = {
	folder?: string;
	isPrivate?: boolean;
	onConflict?: string;
	/** The file's field stands before the others. */
	fileFirst?: boolean;
	more?: Record<string, string | Blob>;
};

/** Uploads a file in one form, as a browser does. */
export async function upload({ tenant }: Library, person: Person, name: string, bytes: BlobPart, sent: Sent = {}) {
	const { folder: into = "", isPrivate = true, onConflict, fileFirst = false, more = {} } = sent;
	const form = new FormData();
	const file = new File([bytes], name);
	if (fileFirst) form.append("File", file);
	form.append("tenant_id", tenant.id);
	form.append("folder", into);
	form.append("file_private", String(isPrivate));
	if (onConflict) form.append("on_conflict", onConflict);
	for (const [field, value] of Object.entries(more)) form.append(field, value);
	if (!fileFirst) form.append("File", file);
	const request = new Request("http://portal.test/api/media", { method: "POST", body: form });
	const answer = await person.fetch("/api/media", {
		method: "POST",
		body: await request.arrayBuffer(),
		headers: { "Content-Type": request.headers.get("Content-Type") ?? "" },
	});
	const text = await answer.text();
	// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer by looking at it
	const body = (text.startsWith("{") ? JSON.parse(text) : undefined) as any;
	return { status: answer.status, headers: answer.headers, text, body };
}

/** Bytes that differ from each other, the same for the same seed. */
export function bytesOf(size: number, seed = 1): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(size);
	for (let at = 0, value = seed; at < size; at++) {
		value = (value * 1_103_515_245 + 12_345) & 0x7fffffff;
		bytes[at] = value >> 16;
	}
	return bytes;
}

/** A film as its first bytes say, of any size. */
export function filmOf(size: number, seed = 1): Uint8Array<ArrayBuffer> {
	const bytes = bytesOf(size, seed);
	bytes.set([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d]);
	return bytes;
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
	const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
	return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is adrift: keys in the store without a row, and ready rows without an object. */
export async function adrift({ portal, tenant }: Library) {
	const { objects } = await portal.media.list({ prefix: `t/${tenant.id}/` });
	const keys = objects.map(({ key }) => key);
	const all = await portal.db.batch<{ key: string | null; state?: string }>([
		portal.db.prepare("select key, state from files where tenant_id = ?1").bind(tenant.id),
		portal.db.prepare("select thumbnail_key as key from files where tenant_id = ?1").bind(tenant.id),
		portal.db.prepare("select key from file_versions where tenant_id = ?1").bind(tenant.id),
		portal.db.prepare("select thumbnail_key as key from file_versions where tenant_id = ?1").bind(tenant.id),
		portal.db.prepare("select logo_key as key from tenants where id = ?1").bind(tenant.id),
	]);
	// No row knows of a picture's middle edition: it goes with the small one.
	const known = new Set(all.flatMap(({ results }) => results.flatMap(({ key }) => [key, `${key}-m`])));
	const ready = (all[0]?.results ?? []).filter(({ state }) => state === "ready");
	return {
		objects: keys.filter((key) => !known.has(key)),
		rows: ready.filter(({ key }) => !keys.includes(key ?? "")).map(({ key }) => key),
		pending: (all[0]?.results ?? []).filter(({ state }) => state === "pending").length,
	};
}
