import { getTableName } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { indexing } from "#app/platform/tenant/search.server";
import * as media from "#db/schema/media";
import { insertAll } from "../insert";
import { landscape } from "../news/picture";
import { DAY, HOUR, type Tenant, type User, type World } from "../world";
import { chime, pdf, text } from "./contents";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];
type Folder = New<typeof media.mediaFolders>;
type File = New<typeof media.files>;
type More = {
	by: User;
	folder?: Folder;
	owner?: User;
	isPrivate?: boolean;
	daysAgo: number;
	tags?: string[];
	thumbnail?: Uint8Array;
};

/** The types of the demo's files, as the library knows them. */
const types: Record<string, readonly [type: string, kind: (typeof media.fileKinds)[number]]> = {
	png: ["image/png", "image"],
	pdf: ["application/pdf", "pdf"],
	txt: ["text/plain", "text"],
	md: ["text/markdown", "text"],
	csv: ["text/csv", "sheet"],
	wav: ["audio/wav", "audio"],
};

/** The demo's file library: folders of the organisation and of people, one that is shared, one file that all must read. */
class LibraryDemo {
	readonly objects: { key: string; bytes: Uint8Array; type: string }[] = [];
	readonly files: File[] = [];
	readonly folders: Folder[] = [];
	readonly shares: New<typeof media.mediaShares>[] = [];
	readonly requests: New<typeof media.fileRequests>[] = [];
	readonly deliveries: New<typeof media.fileDeliveries>[] = [];
	readonly events: New<typeof media.mediaEvents>[] = [];
	readonly receipts: New<typeof media.fileReceipts>[] = [];
	readonly comments: New<typeof media.fileComments>[] = [];
	readonly tags: New<typeof media.fileTags>[] = [];
	readonly words: ReturnType<typeof indexing>[] = [];

	constructor(
		readonly world: World,
		readonly tenant: Tenant,
	) {}

	folder(
		name: string,
		by: User,
		{ owner, daysAgo, parent }: { owner?: User; daysAgo: number; parent?: Folder },
	): Folder {
		const row = this.world.row(this.tenant.id, this.world.now - daysAgo * DAY);
		const folder: Folder = {
			...row,
			...{ guid: this.world.random.guid(), ownerId: owner?.id ?? "", parentId: parent?.id ?? "", creatorId: by.id },
			...{ path: `${parent?.path ?? "/"}${row.id}/`, name, sortName: name.toLowerCase().normalize("NFC") },
		};
		this.folders.push(folder);
		this.words.push(indexing(this.tenant.id, getTableName(media.mediaFolders), row.id, [name]));
		return folder;
	}

	file(
		name: string,
		bytes: Uint8Array,
		{ by, folder, owner, isPrivate = false, daysAgo, tags = [], thumbnail }: More,
	): File {
		const { world, tenant } = this;
		const row = world.row(tenant.id, world.now - daysAgo * DAY);
		const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
		const [type, kind] = types[extension] ?? (["application/octet-stream", "other"] as const);
		const put = (object: Uint8Array, as: string) => {
			const key = `t/${tenant.id}/${world.random.guid()}`;
			this.objects.push({ key, bytes: object, type: as });
			return key;
		};
		const file: File = {
			...row,
			...{
				guid: world.random.guid(),
				moduleKey: "files",
				uploaderId: by.id,
				ownerId: folder?.ownerId ?? owner?.id ?? "",
			},
			...{ folderId: folder?.id ?? "", name, sortName: name.toLowerCase().normalize("NFC"), extension, type, kind },
			...{ size: bytes.length, charged: bytes.length, key: put(bytes, type), state: "ready", isPrivate, tags },
			...{ lastModified: row.createdAt - HOUR, thumbnailKey: thumbnail ? put(thumbnail, "image/png") : null },
		};
		this.files.push(file);
		for (const tag of tags) this.tags.push({ ...world.row(tenant.id, row.createdAt), fileId: row.id, tag });
		const event = { tenantId: tenant.id, id: world.random.id(row.createdAt), at: row.createdAt };
		this.events.push({
			...event,
			fileId: row.id,
			folderId: folder?.id ?? null,
			userId: by.id,
			kind: "uploaded",
			version: 1,
		});
		this.words.push(indexing(tenant.id, getTableName(media.files), row.id, [name, ...tags]));
		return file;
	}

	picture(name: string, seed: number, more: More): File {
		const { random } = this.world;
		const thumbnail = landscape(random, 240, 160, seed);
		return Object.assign(this.file(name, landscape(random, 720, 480, seed), { ...more, thumbnail }), {
			width: 720,
			height: 480,
		});
	}

	share(
		given: Partial<New<typeof media.mediaShares>> & { creatorId: string; targetKind: "user" | "role" | "tenant" },
	): void {
		const row = this.world.row(this.tenant.id, this.world.now - 6 * DAY);
		this.shares.push({ ...row, targetId: "", rights: "view", ...given });
	}
}

/** Asks for files into a folder, which two people have sent by now; nobody has the address of the link. */
function askForFiles(demo: LibraryDemo, by: User, folder: Folder): void {
	const { world, tenant } = demo;
	const row = world.row(tenant.id, world.now - 9 * DAY);
	const senders = [
		{ senderName: "Mona Sletten", senderEmail: "mona.sletten@example.test", reference: "K7PM-3X2Q", daysAgo: 4 },
		{ senderName: "Jonas Berg", senderEmail: "jonas.berg@example.test", reference: "RW4H-9DTC", daysAgo: 1 },
	];
	const sent = senders.map(({ daysAgo, ...sender }) => {
		const own = demo.folder(`${sender.senderName} (${sender.senderEmail})`, by, { owner: by, parent: folder, daysAgo });
		const files = ["Søknad.pdf", "CV.pdf"].map((name) => {
			const bytes = pdf(name.replace(".pdf", ""), [sender.senderName]);
			const file = demo.file(name, bytes, { by, folder: own, isPrivate: true, daysAgo });
			return { id: file.id, name, size: bytes.length, sha256: "" };
		});
		const isOfThese = (id?: string | null) => files.some((one) => one.id === id);
		for (const file of demo.files.filter(({ id }) => isOfThese(id))) file.senderName = sender.senderName;
		for (const event of demo.events.filter(({ fileId }) => isOfThese(fileId)))
			Object.assign(event, { kind: "received", userId: null, shareId: row.id, detail: { name: sender.senderName } });
		const at = world.row(tenant.id, world.now - daysAgo * DAY);
		return { ...at, ...sender, requestId: row.id, tokenHash: world.random.guid(), files, finishedAt: at.createdAt };
	});
	demo.deliveries.push(...sent);
	demo.shares.push({
		...{ ...row, folderId: folder.id, targetKind: "link", rights: "upload", label: "Søknad om kursplass" },
		...{ tokenHash: world.random.guid(), creatorId: by.id, expiresAt: world.now + 21 * DAY, views: 7 },
		...{ allowDownload: false, lastUsedAt: world.now - DAY },
	});
	demo.requests.push({
		...{ id: row.id, tenantId: tenant.id, createdAt: row.createdAt, updatedAt: row.updatedAt, folderId: folder.id },
		instructions: "Send søknaden og en oppdatert CV. Har du attester, kan du legge dem ved.",
		...{ kinds: ["pdf", "document"], asksEmail: true, received: 4 },
	});
	folder.sharing = "link";
}

/** The library of Fjordvik, and a little of Nordlys, to see that nothing crosses. */
export function makeFiles(world: World): LibraryDemo[] {
	const fjordvik = new LibraryDemo(world, world.tenant("fjordvik"));
	if (world.entry(fjordvik.tenant, "files")) fillFjordvik(fjordvik);
	const nordlys = new LibraryDemo(world, world.tenant("nordlys"));
	const boss = world.person("admin@nordlys.test");
	if (world.entry(nordlys.tenant, "files"))
		nordlys.file("Kursplan vår.txt", text("Kurs begynner 12. januar.\n"), { by: boss, daysAgo: 20 });
	return [fjordvik, nordlys];
}

function fillFjordvik(demo: LibraryDemo): void {
	const { world } = demo;
	const admin = world.person("admin@fjordvik.test");
	const advisor = world.person("advisor@fjordvik.test");
	const templates = demo.folder("Maler", admin, { daysAgo: 80 });
	const safety = demo.folder("HMS", admin, { daysAgo: 75 });
	const minutes = demo.folder("Møtereferater", admin, { daysAgo: 70 });
	const course = demo.folder("Kursmateriell", advisor, { owner: advisor, daysAgo: 40 });
	const report = demo.folder("Årsrapport", admin, { owner: admin, daysAgo: 30 });
	demo.file(
		"Individuell plan, mal.md",
		text(
			"# Individuell plan\n\n## Mål\n\n- Hva vil du få til?\n- Hvem kan hjelpe?\n\n## Neste steg\n\n1. Avtal første møte\n2. Skriv ned tre mål\n",
		),
		{ by: admin, folder: templates, daysAgo: 79, tags: ["mal"] },
	);
	demo.file(
		"Samtykke, mal.txt",
		text("Jeg samtykker til at rådgiveren min kan lagre dette.\n\nSted og dato:\nNavn:\n"),
		{ by: admin, folder: templates, daysAgo: 78, tags: ["mal", "samtykke"] },
	);
	demo.file(
		"Velkommen.md",
		text(
			"# Velkommen\n\nHer finner du filene dine.\n\n- **Dine filer** er bare dine.\n- **Delte filer** tilhører organisasjonen.\n",
		),
		{ by: admin, folder: templates, daysAgo: 60, tags: ["velkommen"] },
	);
	const privacy = demo.file(
		"Retningslinjer for personvern.pdf",
		pdf("Retningslinjer for personvern", [
			"Skriv bare det du trenger for å hjelpe.",
			"Del filer med personer, ikke med alle.",
			"Slett det som ikke lenger er i bruk.",
		]),
		{ by: admin, folder: safety, daysAgo: 12, tags: ["personvern"] },
	);
	demo.file(
		"Brannvern.pdf",
		pdf("Brannvern", ["Møteplassen er foran rådhuset.", "Gå ut med en gang. Ta ikke med noe."]),
		{ by: admin, folder: safety, daysAgo: 50 },
	);
	demo.file("Alarmen, slik høres den ut.wav", chime(), { by: admin, folder: safety, daysAgo: 49 });
	for (const [index, month] of ["januar", "februar", "mars", "april", "mai", "juni"].entries())
		demo.file(
			`Teammøte ${month}.txt`,
			text(`Teammøte ${month}\n\nTil stede: alle rådgivere.\nNeste møte om fire uker.\n`),
			{ by: advisor, folder: minutes, daysAgo: 66 - index * 8 },
		);
	demo.file("CV-kurs.pdf", pdf("CV-kurs", ["1. Hvem er du?", "2. Hva kan du?", "3. Hva vil du?"]), {
		by: advisor,
		folder: course,
		isPrivate: true,
		daysAgo: 39,
		tags: ["kurs"],
	});
	demo.file("Øvelser.md", text("# Øvelser\n\nSkriv tre setninger om noe du er god på.\n"), {
		by: advisor,
		folder: course,
		isPrivate: true,
		daysAgo: 38,
		tags: ["kurs"],
	});
	demo.picture("Jobbsøkere på tur.png", 1, { by: advisor, folder: course, isPrivate: true, daysAgo: 37 });
	demo.file("Tall for året.csv", text("Måned;Deltakere;I arbeid\nJanuar;41;6\nFebruar;44;9\nMars;47;11\n"), {
		by: admin,
		folder: report,
		isPrivate: true,
		daysAgo: 28,
	});
	demo.picture("Forside.png", 0, { by: admin, folder: report, isPrivate: true, daysAgo: 27 });
	demo.file("Huskeliste.txt", text("Ring kantina.\nBestill rom til fredag.\n"), {
		by: admin,
		owner: admin,
		isPrivate: true,
		daysAgo: 2,
	});
	askForFiles(demo, admin, demo.folder("Søknader", admin, { owner: admin, daysAgo: 9 }));
	Object.assign(course, { sharing: "people" });
	demo.share({ folderId: course.id, targetKind: "role", targetId: "CLIENT", creatorId: advisor.id });
	Object.assign(privacy, { sharing: "people" });
	demo.share({ fileId: privacy.id, targetKind: "tenant", creatorId: admin.id, confirmRequired: true });
	const at = world.now - 4 * DAY;
	const receipt = { ...world.row(demo.tenant.id, at), fileId: privacy.id, userId: advisor.id };
	demo.receipts.push({ ...receipt, openedAt: at, confirmedAt: at, version: 1 });
	const said = { ...world.row(demo.tenant.id, at), fileId: privacy.id, authorId: advisor.id };
	demo.comments.push({ ...said, body: "Punkt to bør stå øverst." });
}

/** Writes the demo's files, their bytes first, and what they take of the space. */
export async function writeFiles(d1: D1Database, bucket: R2Bucket, demos: LibraryDemo[]): Promise<void> {
	for (const demo of demos) {
		for (const { key, bytes, type } of demo.objects)
			await bucket.put(key, bytes, { httpMetadata: { contentType: type } });
		for (const file of demo.files) file.sha256 = await hashOf(demo.objects.find(({ key }) => key === file.key)?.bytes);
		const used = new Map<string, number>();
		for (const { ownerId = "", size } of demo.files)
			for (const id of new Set(["tenant", ownerId || "tenant"])) used.set(id, (used.get(id) ?? 0) + size);
		const at = { createdAt: demo.world.now, updatedAt: demo.world.now };
		const usage = [...used].map(([id, bytes]) => ({ tenantId: demo.tenant.id, id, bytes, ...at }));
		await insertAll(d1, media.mediaFolders, demo.folders);
		await insertAll(d1, media.files, demo.files);
		await insertAll(d1, media.mediaUsage, usage);
		await insertAll(d1, media.mediaShares, demo.shares);
		await insertAll(d1, media.fileRequests, demo.requests);
		await insertAll(d1, media.fileDeliveries, demo.deliveries);
		await insertAll(d1, media.mediaEvents, demo.events);
		await insertAll(d1, media.fileReceipts, demo.receipts);
		await insertAll(d1, media.fileComments, demo.comments);
		await insertAll(d1, media.fileTags, demo.tags);
		const dialect = new SQLiteSyncDialect();
		const statements = demo.words.map((statement) => {
			const { sql, params } = dialect.sqlToQuery(statement);
			return d1.prepare(sql).bind(...params);
		});
		if (statements.length > 0) await d1.batch(statements);
	}
}

async function hashOf(bytes: Uint8Array = new Uint8Array()): Promise<string> {
	const hash = await crypto.subtle.digest("SHA-256", bytes as BufferSource);
	return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
