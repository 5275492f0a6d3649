import { describe, expect, it, test } from "vitest";
import { checkDocument, Unfit } from "#app/platform/rich-text/check";
import { docOf, plainText, type RichDoc } from "#app/platform/rich-text/document";
import { safeHref, videoId } from "#app/platform/rich-text/links";
import { renderRichText } from "#app/platform/rich-text/render.server";
import { isBlank, kept, richText } from "#app/platform/rich-text/rich-text.schema";

const GUID = "0f8e3a52-7c1d-4b7e-9a53-1d2f3c4b5a69";
const doc = (...content: unknown[]) => ({ type: "doc", content });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const text = (value: string, ...marks: unknown[]) => ({
	type: "text",
	text: value,
	...(marks.length > 0 && { marks }),
});
const link = (href: unknown) => ({ type: "link", attrs: { href } });
const render = (sent: unknown, origin?: string) =>
	renderRichText(checkDocument(sent, "full"), { words: { video: "watch" }, origin }).sanitized;
const keyOf = (sent: unknown, toolbar: "small" | "full" = "full") => {
	try {
		checkDocument(sent, toolbar);
		return null;
	} catch (error) {
		return error instanceof Unfit ? error.key : error;
	}
};

it("a stored text that is no document shows nothing, so that a list of others can be read", () => {
	for (const damaged of [{}, [], { type: "doc" }])
		expect(renderRichText(damaged as unknown as RichDoc, { words: { video: "" } }).sanitized).toBe("");
});

describe("a document", () => {
	it("loses every attribute that the schema does not know", () => {
		const sent = doc({
			type: "paragraph",
			attrs: { style: "x", onclick: "alert(1)" },
			content: [{ ...text("Hei", { type: "bold", attrs: { class: "x" } }), extra: 1 }],
		});
		expect(checkDocument(sent, "small")).toEqual(doc(paragraph(text("Hei", { type: "bold" }))));
	});

	test.each([
		["an unknown node", doc({ type: "script", content: [text("x")] })],
		["a node's name out of the prototype", doc({ type: "constructor" })],
		["text where blocks belong", doc(text("x"))],
		["a list in a heading", doc({ type: "heading", attrs: { level: 2 }, content: [{ type: "bulletList" }] })],
		["a heading as high as the page's own", doc({ type: "heading", attrs: { level: 1 }, content: [text("x")] })],
		["an unknown mark", doc(paragraph(text("x", { type: "textStyle", attrs: { color: "red" } })))],
		["a list for a document", []],
		["nothing in it", doc()],
		["content that is no list", { type: "doc", content: { 0: paragraph() } }],
	])("with %s is refused", (_name, sent) => expect(keyOf(sent)).toBe("wrongValue"));

	it("of a note has code in a line, and shows what stands in it as it is", () => {
		const sent = doc(paragraph(text("<b>1</b>", { type: "code" })));
		expect(keyOf(sent, "small")).toBeNull();
		const { sanitized } = renderRichText(checkDocument(sent, "small"), { words: { video: "" } });
		expect(sanitized).toBe("<p><code>&lt;b&gt;1&lt;/b&gt;</code></p>");
	});

	it("of a note has no headings, tables or pictures", () => {
		const sent = doc({ type: "heading", attrs: { level: 2 }, content: [text("x")] });
		expect(keyOf(sent, "small")).toBe("wrongValue");
		expect(keyOf(sent, "full")).toBeNull();
	});

	it("may be neither too deep nor too large", () => {
		let deep: unknown = paragraph(text("x"));
		for (let level = 0; level < 8; level++)
			deep = { type: "bulletList", content: [{ type: "listItem", content: [deep] }] };
		expect(keyOf(doc(deep))).toContain("tooLong");
		expect(keyOf(doc(paragraph(text("x".repeat(100_001)))))).toContain("tooLong");
		expect(keyOf(doc(...Array.from({ length: 5001 }, () => paragraph())))).toContain("tooLong");
	});

	it("shows no picture without words for those who cannot see it", () => {
		const image = (alt: unknown) => doc({ type: "image", attrs: { guid: GUID, alt } });
		expect(keyOf(image(""))).toBe("altMissing");
		expect(keyOf(image("  "))).toBe("altMissing");
		expect(keyOf(image("A fjord"))).toBeNull();
	});
});

describe("an address", () => {
	test.each([
		"javascript:alert(1)",
		" JaVaScRiPt:alert(1)",
		"java\nscript:alert(1)",
		"data:text/html,<script>alert(1)</script>",
		"vbscript:x",
		"file:///etc/passwd",
		"//evil.example",
		"/\\evil.example",
		"/..//evil.example",
		"\\\\evil.example",
		"https://bank.example@evil.example/",
		"relative/path",
		"",
	])("%j is followed by nobody", (href) => {
		expect(safeHref(href)).toBeNull();
		expect(keyOf(doc(paragraph(text("x", link(href)))))).toBe("badLink");
	});

	test.each(["https://nav.no/", "mailto:post@vik.test", "tel:+4712345678", "/news/list", "#top"])(
		"%s is kept",
		(href) => expect(safeHref(href)).toBe(href),
	);

	it("of a video is read from all forms that people paste, and from no other site", () => {
		const id = "dQw4w9WgXcQ";
		for (const sent of [id, `https://youtu.be/${id}?t=3`, `https://www.youtube.com/watch?v=${id}&list=x`])
			expect(videoId(sent)).toBe(id);
		expect(videoId(`https://evil.example/watch?v=${id}`)).toBeNull();
		expect(videoId(`"><script>`)).toBeNull();
	});
});

describe("the markup", () => {
	it("has every kind of node", () => {
		const html = render(
			doc(
				{ type: "heading", attrs: { level: 2 }, content: [text("Tittel")] },
				paragraph(
					text("A", { type: "bold" }, { type: "italic" }),
					{ type: "hardBreak" },
					text("B", link("/x?a=1&b=2")),
				),
				{
					type: "orderedList",
					attrs: { start: 3 },
					content: [{ type: "listItem", content: [paragraph(text("tre"))] }],
				},
				{
					type: "table",
					content: [
						{
							type: "tableRow",
							content: [{ type: "tableHeader", attrs: { colspan: 2 }, content: [paragraph(text("h"))] }],
						},
					],
				},
				{ type: "image", attrs: { guid: GUID, alt: 'A "fjord"', caption: "Sea", width: 640, height: 480 } },
				{ type: "video", attrs: { id: "dQw4w9WgXcQ", title: "Film" } },
				{ type: "button", attrs: { href: "https://nav.no/", label: "Søk" } },
			),
		);
		expect(html).toContain("<h2>Tittel</h2>");
		expect(html).toContain('<em><strong>A</strong></em><br /><a href="/x?a=1&amp;b=2">B</a>');
		expect(html).toContain('<ol start="3"><li><p>tre</p></li></ol>');
		expect(html).toContain('<th colspan="2"><p>h</p></th>');
		expect(html).toContain('alt="A &quot;fjord&quot;" width="640" height="480" loading="lazy" />');
		expect(html).toContain(`srcset="/api/media/${GUID}?size=small 480w, /api/media/${GUID} 640w"`);
		expect(html).toContain("<figcaption>Sea</figcaption>");
		expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
		expect(html).toContain('class="button"');
		expect(html).toMatch(/rel="noopener nofollow"/);
	});

	it("gives whole addresses where it is read elsewhere", () => {
		expect(render(doc(paragraph(text("x", link("/news")))), "https://p.test")).toContain('href="https://p.test/news"');
	});

	test.each([
		"<script>alert(1)</script>",
		"<img src=x onerror=alert(1)>",
		'"><svg onload=alert(1)>',
		"</p><iframe srcdoc='<script>alert(1)</script>'>",
		"<!--<img src=--><img src=x onerror=alert(1)//-->",
		"&lt;script&gt;",
		"<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
	])("shows %j as the words that they are", (attack) => {
		const html = render(
			doc(
				paragraph(text(attack)),
				{ type: "image", attrs: { guid: GUID, alt: attack, caption: attack } },
				{ type: "video", attrs: { id: "dQw4w9WgXcQ", title: attack } },
				{ type: "button", attrs: { href: "/x", label: attack.slice(0, 80) } },
			),
		);
		const tags = [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, name]) => name);
		expect(new Set(tags)).toEqual(new Set(["p", "figure", "img", "figcaption", "a"]));
		expect(html.match(/<img /g)).toHaveLength(1);
	});

	it("stays harmless where a document was stored unchecked", () => {
		const stored = doc(
			paragraph(text("x", link("javascript:alert(1)")), {
				type: "image",
				attrs: { guid: '"onerror="alert(1)', alt: "" },
			}),
		);
		const { sanitized } = renderRichText(stored as RichDoc, { words: { video: "" } });
		expect(sanitized).not.toContain("javascript:");
		expect(sanitized).not.toMatch(/\sonerror="/);
	});
});

describe("what is typed without the editor", () => {
	it("becomes paragraphs and comes back the same", () => {
		const typed = "First line\nsecond\n\nNew paragraph <b>";
		expect(docOf(typed).content).toHaveLength(2);
		expect(plainText(docOf(typed))).toBe(typed);
		expect(isBlank(docOf("  \n "))).toBe(true);
	});

	it("takes no formatting away where the words were left alone", () => {
		const before = doc(paragraph(text("Hei "), text("du", { type: "bold" }))) as RichDoc;
		const schema = richText("small");
		expect(kept(before, schema.parse(plainText(before)))).toBe(before);
		expect(kept(before, schema.parse("Hei dere"))).toEqual(docOf("Hei dere"));
		const unformatted = doc(paragraph(text("Hei du")));
		expect(kept(before, schema.parse(JSON.stringify(unformatted)))).toEqual(unformatted);
	});

	it("is refused with the sentence's key where it is no document", () => {
		const answer = richText("small").safeParse('{"type":"doc","content":[{"type":"table"}]}');
		expect(answer.error?.issues.map(({ message }) => message)).toEqual(["wrongValue"]);
		expect(richText("small").safeParse('{"type":').error?.issues[0]?.message).toBe("wrongValue");
	});
});

describe("a callout", () => {
	const callout = (kind: unknown, ...content: unknown[]) => ({ type: "callout", attrs: { kind }, content });
	const callouts = { tip: "Tips", warning: "Advarsel", important: "Viktig", example: "Eksempel" };

	it("says in words what it is, and holds paragraphs and lists alone", () => {
		const checked = checkDocument(doc(callout("warning", paragraph(text("Varm ovn")))), "full");
		const { sanitized } = renderRichText(checked, { words: { video: "", callouts } });
		expect(sanitized).toBe(
			'<div class="callout warning" role="note"><p class="callout-name">Advarsel</p><p>Varm ovn</p></div>',
		);
		expect(keyOf(doc(callout("warning", { type: "horizontalRule" })))).toBe("wrongValue");
		expect(keyOf(doc(callout("warning")))).toBe("wrongValue");
	});

	test.each(["loud", "tip evil", 1, undefined])("of no known kind (%s) is refused", (kind) =>
		expect(keyOf(doc(callout(kind, paragraph(text("x")))))).toBe("wrongValue"),
	);

	it("belongs to articles, not to notes", () =>
		expect(keyOf(doc(callout("tip", paragraph())), "small")).toBe("wrongValue"));

	it("is named among the words only where its name is asked for", () => {
		const sent = doc(callout("tip", paragraph(text("Les høyt"))), paragraph(text("Etter"))) as RichDoc;
		expect(plainText(sent)).toBe("Les høyt\n\nEtter");
		expect(plainText(sent, callouts)).toBe("Tips\n\nLes høyt\n\nEtter");
	});
});
