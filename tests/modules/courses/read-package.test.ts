import { strToU8, type Zippable, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { FORMAT } from "#app/modules/courses/package/course-file.schema";
import { htmlDocument } from "#app/modules/courses/package/html-document";
import { readPackage } from "#app/modules/courses/package/read-package.server";
import type { Problem } from "#app/platform/problems";
import { plainText } from "#app/platform/rich-text/document";

const archive = (parts: Zippable, name = "kurs.zip") => [{ name, bytes: zipSync(parts, { level: 1 }) }];
const refusal = (sent: Parameters<typeof readPackage>[0]) => {
	try {
		readPackage(sent, "nb");
	} catch (error) {
		return (error as Problem).details.fields?.files?.[0];
	}
	return undefined;
};
const pdf = strToU8("%PDF-1.4\n%%EOF");
const guid = "11111111-1111-4111-8111-111111111111";
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);

const course = (more: object = {}, body: unknown = { type: "doc", content: [{ type: "paragraph" }] }) => ({
	...{ format: FORMAT, course: { titles: { nb: "Truck" }, firstLanguage: "nb" } },
	parts: [
		{ id: "c", chapterId: null, titles: { nb: "Først" }, minutes: 3, isStep: false },
		{ id: "l", chapterId: "c", titles: { nb: "Leksjon" }, minutes: 3, isStep: true },
	],
	texts: [{ partId: "l", language: "nb", title: "Leksjon", body }],
	...more,
});
const ours = (content: unknown, more: Zippable = {}) =>
	archive({ "course.json": strToU8(JSON.stringify(content)), ...more });

describe("a package", () => {
	it("of our own comes with the media it names, under guids of its own, and without what is missing or false", () => {
		const picture = (one: string) => ({ type: "image", attrs: { guid: one, alt: "En truck" } });
		const other = guid.replaceAll("1", "2");
		const body = { type: "doc", content: [picture(guid), picture(other)] };
		const media = [
			{ guid, name: "truck.png", path: "media/truck.png" },
			{ guid: other, name: "falsk.png", path: "../../etc/passwd" },
		];
		const plan = readPackage(
			ours(course({ media }, body), { "media/truck.png": png, "../../etc/passwd": strToU8("<script>") }),
			"en",
		);
		expect(plan).toMatchObject({ kind: "course", left: ["falsk.png"] });
		const content = plan.texts[0]?.body.content ?? [];
		expect(content.map(({ attrs }) => attrs?.guid)).toEqual([plan.files[0]?.guid]);
		expect(plan.files[0]?.guid).not.toBe(guid);
	});

	it("is refused where it is damaged, of another version, or holds markup that no editor writes", () => {
		expect(refusal([{ name: "kurs.zip", bytes: strToU8("nothing") }])).toBe("courses:errors.packageDamaged");
		expect(refusal(ours({ ...course(), format: "followup-course-0" }))).toBe("courses:errors.packageOther");
		expect(refusal(ours(course({}, { type: "doc", content: [{ type: "script" }] })))).toBe(
			"courses:errors.packageDamaged",
		);
		expect(refusal(ours(course({ parts: [{ ...course().parts[1] }] })))).toBe("courses:errors.packageDamaged");
		expect(refusal(archive({ "imsmanifest.xml": strToU8("<manifest/>"), "a.js": strToU8("alert(1)") }))).toBe(
			"courses:errors.noDocuments",
		);
	});

	it("that unpacks to more than it may is stopped while it is unpacked", () => {
		const large = new Uint8Array(35_000_000);
		const bomb = archive({ "a.html": large, "b.html": large });
		expect(bomb[0]?.bytes.length).toBeLessThan(1_000_000);
		expect(refusal(bomb)).toBe("courses:errors.packageTooLarge");
	});

	it("of another system gives its documents as lessons, and nothing that runs", () => {
		const page = `<html><head><title>Brann &amp; vern</title><style>p{}</style></head><body onload="steal()"><h1>Brann</h1>
			<p>Ring <b>110</b>.</p><ul><li>Varsle</li><li>Redde</li></ul><script>parent.API.LMSInitialize("")</script>`;
		const plan = readPackage(
			archive({
				"imsmanifest.xml": strToU8("<manifest/>"),
				"sco/1.html": strToU8(page),
				"sco/x.pdf": pdf,
				"a.js": pdf,
			}),
			"nb",
		);
		expect(plan.kind).toBe("scorm");
		expect(plan.parts.map(({ titles }) => titles.nb)).toEqual(["kurs", "Brann & vern", "x"]);
		const [words] = plan.texts;
		expect(plainText(words?.body ?? {})).toBe("Brann\n\nRing 110 .\n\nVarsle\n\nRedde");
		expect(JSON.stringify(plan.texts)).not.toMatch(/steal|LMSInitialize|p\{/);
	});

	it("without a manifest gives its documents too, and no name in it is a path here", () => {
		const plan = readPackage(
			archive({ "side.html": strToU8("<p>Les dette</p>"), "../../etc/passwd.pdf": pdf, "C:\\temp\\x.pdf": pdf }),
			"nb",
		);
		expect(plan.kind).toBe("documents");
		expect(plan.files.map(({ name }) => name)).toEqual(["passwd.pdf", "x.pdf"]);
		expect(refusal(archive({ "notes.js": strToU8("alert(1)") }))).toBe("courses:errors.noDocuments");
	});

	it("of PDF files is a lesson for each", () => {
		const plan = readPackage(
			[
				{ name: "Verneutstyr.pdf", bytes: pdf },
				{ name: "falsk.pdf", bytes: strToU8("<html>") },
			],
			"nb",
		);
		expect(plan.texts.map(({ title }) => title)).toEqual(["Verneutstyr"]);
		expect(plan.left).toEqual(["falsk.pdf"]);
	});
});

it("a web page of many ends that never come is read in one go", () => {
	const { doc } = htmlDocument(`${"<p ".repeat(200_000)}${"<!--".repeat(1000)}`);
	expect(doc.content).toHaveLength(1);
});
