import { Unreadable } from "#app/lists/import/read/unreadable";
import { Zip } from "#app/lists/import/read/unzip.server";
import { fileTypes } from "#app/media/library/file-types";
import { extensionOf } from "#app/media/library/names";
import { isOfType } from "#app/media/library/sniff";
import type { Language } from "#app/platform/i18n";
import { newGuid } from "#app/platform/ids";
import { invalid } from "#app/platform/problems";
import { checkDocument, Unfit } from "#app/platform/rich-text/check";
import type { RichDoc, RichNode } from "#app/platform/rich-text/document";
import { isBlank } from "#app/platform/rich-text/rich-text.schema";
import { wordsOf } from "../question-media";
import { COURSE_FILE, CourseFile, FORMAT } from "./course-file.schema";
import { htmlDocument } from "./html-document";

/** A file that comes along, under the guid that it gets here. */
export type PlannedFile = { guid: string; name: string; type: string; bytes: Uint8Array };
type Part = CourseFile["parts"][number];
type Text = Omit<CourseFile["texts"][number], "body" | "easyBody"> & { body: RichDoc; easyBody?: RichDoc | null };

/** What an import would make of what was sent. */
export type Plan = {
	kind: "course" | "scorm" | "h5p" | "documents";
	course: CourseFile["course"];
	parts: Part[];
	texts: Text[];
	files: PlannedFile[];
	/** Names of files that do not come along: of no kind that is taken, missing or damaged. */
	left: string[];
};

export type SentFile = { name: string; bytes: Uint8Array };

/** Lessons that are made of documents at most. */
const DOCUMENTS_MOST = 200;
const documentKinds = new Set(["pdf", "document", "sheet", "slides"]);
const shown = new Set([...documentKinds, "image", "audio", "video"]);

/**
 * Reads what was sent without writing anything: an archive of a course as the portal makes it, a package of another
 * system, of which its documents become lessons, or PDF files. Nothing of a package ever runs. Throws `invalid` for what
 * cannot be read.
 */
export function readPackage(sent: readonly SentFile[], language: Language): Plan {
	const [first] = sent;
	if (!first) throw invalid({ files: "required" });
	try {
		if (extensionOf(first.name) !== "zip" && extensionOf(first.name) !== "h5p") return ofDocuments(sent, language);
		if (sent.length > 1) throw invalid({ files: "courses:errors.oneArchive" });
		const zip = new Zip(first.bytes);
		return zip.has(COURSE_FILE) ? ofCourse(zip) : ofPackage(zip, first.name, language);
	} catch (error) {
		if (!(error instanceof Unreadable)) throw error;
		throw invalid({ files: `courses:errors.package${error.key === "tooLargeInside" ? "TooLarge" : "Damaged"}` });
	}
}

/** A file of a kind that may be uploaded, by its name and its first bytes; undefined for any other. */
function plannedFile({ name, bytes }: SentFile, kinds: ReadonlySet<string>): PlannedFile | undefined {
	const extension = extensionOf(name);
	const known = fileTypes[extension];
	if (!known || !kinds.has(known.kind) || bytes.length === 0 || !isOfType(extension, bytes)) return undefined;
	return { guid: newGuid(), name: name.split(/[/\\]/).at(-1)?.slice(-200) || "file", type: known.type, bytes };
}

function ofCourse(zip: Zip): Plan {
	const said = parsedCourse(zip.text(COURSE_FILE) ?? "");
	const left: string[] = [];
	const files = new Map<string, PlannedFile>();
	for (const { guid, name, path } of said.media) {
		const bytes = zip.read(path);
		const file = bytes && plannedFile({ name, bytes }, shown);
		if (file) files.set(guid, file);
		else left.push(name);
	}
	const known = new Set(said.parts.map(({ id }) => id));
	const ids = new Set(said.parts.filter(({ chapterId }) => chapterId === null).map(({ id }) => id));
	if (said.parts.some(({ chapterId }) => chapterId !== null && !ids.has(chapterId)) || known.size < said.parts.length)
		throw invalid({ files: "courses:errors.packageDamaged" });
	const texts = said.texts.filter(({ partId }) => known.has(partId)).map((text) => withFiles(text, files));
	const cover = files.get(said.course.cover ?? "");
	return {
		kind: "course",
		course: { ...said.course, cover: cover?.type.startsWith("image/") ? cover.guid : null },
		...{ parts: said.parts, texts, files: [...files.values()], left },
	};
}

function parsedCourse(json: string): CourseFile {
	let said: unknown;
	try {
		said = JSON.parse(json);
	} catch {
		throw new Unreadable("damaged");
	}
	if ((said as { format?: unknown } | null)?.format !== FORMAT) throw invalid({ files: "courses:errors.packageOther" });
	const parsed = CourseFile.safeParse(said);
	if (!parsed.success) throw new Unreadable("damaged");
	return parsed.data;
}

/** A text whose pictures and files are those that come along; what does not is left out of it. */
function withFiles(text: CourseFile["texts"][number], files: ReadonlyMap<string, PlannedFile>): Text {
	const walk = (node: RichNode): RichNode[] => {
		const guid = node.attrs?.guid;
		if (typeof guid === "string") {
			const file = files.get(guid);
			return file ? [{ ...node, attrs: { ...node.attrs, guid: file.guid } }] : [];
		}
		return [node.content ? { ...node, content: node.content.flatMap(walk) } : node];
	};
	const media = files.get(text.media ?? "");
	const sound = files.get(text.sound ?? "");
	const isPlayed = media !== undefined && /^(audio|video)\//.test(media.type);
	try {
		// Once before it is walked through, since anybody may have written it.
		const docOf = (sent: unknown): RichDoc => ({
			type: "doc",
			content: checkDocument(sent, "full").content.flatMap(walk),
		});
		return {
			...{ ...text, body: docOf(text.body), media: isPlayed ? media.guid : null },
			easyBody: text.easyBody ? docOf(text.easyBody) : null,
			sound: sound?.type.startsWith("audio/") ? sound.guid : null,
			questions: text.questions.map((question) => questionWithFiles(question, files)),
		};
	} catch (error) {
		throw error instanceof Unfit ? new Unreadable("damaged") : error;
	}
}

type Question = Text["questions"][number];

/** The same for a question; an answer that has nothing left to be told by is named by what it showed. */
function questionWithFiles(question: Question, files: ReadonlyMap<string, PlannedFile>): Question {
	const moved = <One extends { guid: string; kind: string }>(one: One): One[] => {
		const file = files.get(one.guid);
		// A recording may lie in a container that films have too.
		const fits = one.kind === "picture" ? /^image\// : /^(audio|video)\//;
		return file && fits.test(file.type) ? [{ ...one, guid: file.guid }] : [];
	};
	const checked = (body: Question["body"]) => body && { ...checkDocument(body, "small") };
	return {
		...{ ...question, body: checked(question.body), explanation: checked(question.explanation) },
		media: question.media.flatMap(moved),
		options: question.options.map((option) => {
			const media = (option.media && moved(option.media)[0]) ?? null;
			const text = media ? option.text : wordsOf(option).replaceAll(/\s+/g, " ").slice(0, 300);
			return { ...option, text, media, feedbackBody: checked(option.feedbackBody) };
		}),
	};
}

/** The documents of a package that another system made. */
function ofPackage(zip: Zip, name: string, language: Language): Plan {
	const kind = zip.has("imsmanifest.xml") ? "scorm" : zip.has("h5p.json") ? "h5p" : "documents";
	const readable = zip.names().filter((path) => {
		const extension = extensionOf(path);
		return /^x?html?$/.test(extension) || documentKinds.has(fileTypes[extension]?.kind ?? "");
	});
	const sent = readable.slice(0, DOCUMENTS_MOST).map((path) => ({ name: path, bytes: zip.read(path) as Uint8Array }));
	const plan = ofDocuments(sent, language, titleFrom(name));
	return { ...plan, kind, left: [...plan.left, ...readable.slice(DOCUMENTS_MOST)] };
}

const titleFrom = (name: string) =>
	(name.split(/[/\\]/).at(-1) ?? "")
		.replace(/\.[^.]+$/, "")
		.replaceAll(/[_\s]+/g, " ")
		.trim()
		.slice(0, 200) || "…";

/** Documents as lessons, one each: the words of a web page, and any other document to be opened. */
function ofDocuments(sent: readonly SentFile[], language: Language, title = titleFrom(sent[0]?.name ?? "")): Plan {
	const chapter = plannedPart(null, { [language]: title });
	const plan: Plan = {
		kind: "documents",
		course: CourseFile.shape.course.parse({ titles: { [language]: title }, firstLanguage: language }),
		...{ parts: [chapter], texts: [], files: [], left: [] },
	};
	for (const document of sent) {
		const made = lessonOf(document);
		if (!made) {
			plan.left.push(document.name);
			continue;
		}
		const part = plannedPart(chapter.id, { [language]: made.title });
		plan.parts.push(part);
		plan.texts.push({
			partId: part.id,
			language,
			title: made.title,
			body: made.body,
			sound: null,
			media: null,
			cues: [],
			questions: [],
		});
		if (made.file) plan.files.push(made.file);
	}
	if (plan.texts.length === 0) throw invalid({ files: "courses:errors.noDocuments" });
	return plan;
}

const plannedPart = (chapterId: string | null, titles: Part["titles"]): Part => ({
	...{ id: newGuid(), chapterId, titles, minutes: 3, isStep: chapterId !== null, passPercent: 70, attemptsMost: 0 },
	...{ completion: "read" as const, watchPercent: 90, lessonRule: "all" as const, needs: [], opensAfterDays: null },
});

function lessonOf(document: SentFile): { title: string; body: RichDoc; file?: PlannedFile } | undefined {
	if (/^x?html?$/.test(extensionOf(document.name))) {
		const { title, doc } = htmlDocument(new TextDecoder().decode(document.bytes));
		if (isBlank(doc)) return undefined;
		try {
			return { title: (title || titleFrom(document.name)).slice(0, 200), body: checkDocument(doc, "full") };
		} catch {
			return undefined;
		}
	}
	const file = plannedFile(document, documentKinds);
	if (!file) return undefined;
	const node = { type: "file", attrs: { guid: file.guid, name: file.name, size: file.bytes.length } };
	return { title: titleFrom(file.name), body: { type: "doc", content: [node] }, file };
}
