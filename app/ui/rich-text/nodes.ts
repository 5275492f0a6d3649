import { mergeAttributes, Node } from "@tiptap/core";

/** A picture out of the portal's files: never an address of elsewhere, so that pasted pictures do not get in. */
export const Picture = Node.create({
	name: "image",
	group: "block",
	atom: true,
	draggable: true,
	addAttributes: () => ({
		guid: kept("data-guid"),
		alt: kept("data-alt", ""),
		caption: kept("data-caption", ""),
		width: kept("data-width"),
		height: kept("data-height"),
	}),
	parseHTML: () => [{ tag: "figure[data-guid]" }],
	renderHTML: ({ node: { attrs }, HTMLAttributes }) => [
		"figure",
		HTMLAttributes,
		["img", { src: `/api/media/${attrs.guid}`, alt: attrs.alt, draggable: "false" }],
		["figcaption", {}, attrs.caption],
	],
});

/** A film, by its id; in the text it is a link, since nothing of other sites is fetched without asking. */
export const Video = Node.create({
	name: "video",
	group: "block",
	atom: true,
	addAttributes: () => ({ id: kept("data-video"), title: kept("data-title", "") }),
	parseHTML: () => [{ tag: "p[data-video]" }],
	renderHTML: ({ node, HTMLAttributes }) => ["p", HTMLAttributes, ["span", { class: "link" }, `▶ ${node.attrs.title}`]],
});

/** A file out of the portal's files; in the text it is a link with its name, type and size. */
export const FileNode = Node.create({
	name: "file",
	group: "block",
	atom: true,
	addAttributes: () => ({ guid: kept("data-guid"), name: kept("data-name", ""), size: kept("data-size") }),
	parseHTML: () => [{ tag: "p[data-guid]" }],
	renderHTML: ({ node, HTMLAttributes }) => ["p", HTMLAttributes, ["span", { class: "file" }, node.attrs.name]],
});

/** A film or a recording out of the portal's files, played where it stands; `cues`: what is said in it, as JSON. */
export const MediaNode = Node.create({
	name: "media",
	group: "block",
	atom: true,
	addAttributes: () => ({
		guid: kept("data-played"),
		name: kept("data-name", ""),
		size: kept("data-size"),
		type: kept("data-type", ""),
		cues: kept("data-cues", ""),
	}),
	parseHTML: () => [{ tag: "p[data-played]" }],
	renderHTML: ({ node, HTMLAttributes }) => ["p", HTMLAttributes, ["span", { class: "file" }, `▶ ${node.attrs.name}`]],
});

/** A link that looks like a button. */
export const ButtonNode = Node.create({
	name: "button",
	group: "block",
	atom: true,
	addAttributes: () => ({ href: kept("data-href"), label: kept("data-label", "") }),
	parseHTML: () => [{ tag: "p[data-href]" }],
	renderHTML: ({ node, HTMLAttributes }) => [
		"p",
		mergeAttributes(HTMLAttributes),
		["span", { class: "btn btn-primary" }, node.attrs.label],
	],
});

type CalloutNames = Record<string, string>;

/** A box that says in words what it is: a tip, a warning, something important, an example. */
export const Callout = Node.create<{ names: CalloutNames }>({
	name: "callout",
	group: "block",
	defining: true,
	addOptions: () => ({ names: {} }),
	addAttributes: () => ({ kind: kept("data-kind", "tip") }),
	parseHTML: () => [{ tag: "div[data-kind]", contentElement: "div" }],
	renderHTML({ node: { attrs }, HTMLAttributes }) {
		const name = ["p", { class: "callout-name", contenteditable: "false" }, this.options.names[attrs.kind] ?? ""];
		return ["div", mergeAttributes(HTMLAttributes, { class: `callout ${attrs.kind}` }), name, ["div", 0]];
	},
});

const kept = (attribute: string, fallback: string | null = null) => ({
	default: fallback,
	parseHTML: (element: HTMLElement) => element.getAttribute(attribute) ?? fallback,
	renderHTML: (attributes: Record<string, unknown>) => {
		const value = attributes[nameOf(attribute)];
		return value === null || value === undefined ? {} : { [attribute]: String(value) };
	},
});

const names: Record<string, string> = { "data-video": "id", "data-played": "guid" };
const nameOf = (attribute: string) => names[attribute] ?? attribute.slice("data-".length);
